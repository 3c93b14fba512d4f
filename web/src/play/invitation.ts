/** The address of an invitation: one that leads the friend's machine here, not to itself. */

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Invitation {
  link: string;
  /** Only this machine can open it. */
  local: boolean;
}

/**
 * A page that was opened by an address of the network invites to that one; else the service knows
 * (`address`), unless it listens to this machine only.
 */
export function invitationAt(
  origin: string,
  address: string | null,
  room: string,
  invitation: string,
): Invitation {
  const own = LOOPBACK.test(new URL(origin).hostname);
  const base = own && address ? new URL(address).origin : origin;
  return { link: `${base}/play/${room}?invitation=${invitation}`, local: own && !address };
}
