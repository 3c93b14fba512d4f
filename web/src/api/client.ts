/** The service over HTTP. An answer that is an error is thrown as `ServiceError`. */

import type { Fault, Values } from "./types";

/** A sentence of the service: a code with values, and the text in the language that was asked for. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.text || fault.code);
  }
}

/** The service cannot be reached. */
export class Offline extends ServiceError {
  constructor() {
    super(0, { code: "page-offline", values: {}, text: "" });
  }
}

export interface Asked {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string;
  lang?: string;
}

async function ask(path: string, asked: Asked): Promise<Response> {
  const headers: Record<string, string> = {};
  if (asked.lang) headers["Accept-Language"] = asked.lang;
  if (asked.token) headers["Authorization"] = `Bearer ${asked.token}`;
  if (asked.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: asked.method ?? "GET",
      headers,
      body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
    });
  } catch {
    throw new Offline();
  }
  if (!answer.ok) throw new ServiceError(answer.status, await fault(answer));
  return answer;
}

async function fault(answer: Response): Promise<Fault> {
  try {
    const { error } = (await answer.json()) as { error: Partial<Fault> };
    return {
      code: error.code ?? "",
      values: error.values ?? ({} as Values),
      text: error.text ?? "",
    };
  } catch {
    return { code: "page-service-error", values: { status: answer.status }, text: "" };
  }
}

/** The answer as JSON. */
export async function json<T>(path: string, asked: Asked = {}): Promise<T> {
  return (await (await ask(path, asked)).json()) as T;
}

/** The answer as text. */
export async function text(path: string, asked: Asked = {}): Promise<string> {
  return (await ask(path, asked)).text();
}
