/**
 * Motion between frames. What moves, comes, changes or goes is told by `pieces.ts`; how it looks is a word
 * of the theme. Everything is an animation of the browser: it can be cut short, and nothing waits for it.
 */

import type { Theme } from "./theme";
import type { Point } from "./places";

export interface Step {
  node: SVGGElement;
  /** From where, for what moved; in the picture's units. */
  from?: Point;
  to: Point;
  /** How many symbols, from the bottom, were there before. */
  kept?: number;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const SHORTEST = 120;
const LONGEST = 240;
/** An area fills up after what closed it was seen: each of its pieces, the next wave, the last one. */
const FLOW = 380;
const WAVE = 110;
const LAST_WAVE = 1300;

/** 120 to 240 ms, the farther the longer. */
export function duration(way: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + way * 0.15));
}

export function at([x, y]: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

export class Moving {
  private readonly running = new Set<Animation>();

  constructor(private readonly theme: Theme) {}

  /** Ends everything at once, where it was going. */
  finish(): void {
    for (const animation of [...this.running]) animation.finish();
    this.running.clear();
  }

  /** A piece goes from one place to another: it glides, hops (`hop`) or stretches (`stretch`). */
  move({ node, from = [0, 0], to }: Step): void {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const half = at([from[0] + dx / 2, from[1] + dy / 2]);
    const length = duration(Math.hypot(dx, dy));
    switch (this.theme.data.motion.move) {
      case "hop":
        return void this.run(
          node,
          [
            [at(from), 1],
            [`${half} scale(1.18)`, 1],
            [at(to), 1],
          ],
          length,
        );
      case "stretch": {
        const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
        const long = (x: number, y: number) =>
          ` rotate(${turn}deg) scale(${x}, ${y}) rotate(${-turn}deg)`;
        const path: Pose[] = [
          [at(from) + long(1, 1), 1],
          [half + long(1.45, 0.72), 1],
          [at(to) + long(1, 1), 1],
        ];
        return void this.run(node, path, length);
      }
      default:
        this.run(
          node,
          [
            [at(from), 1],
            [at(to), 1],
          ],
          length,
        );
    }
  }

  /** A piece is new: it is drawn (`draw`), grows (`grow`), comes down (`drop`) or fades in. */
  appear(step: Step, delay = 0): void {
    const { node, to } = step;
    const place = at(to);
    switch (this.theme.data.motion.appear) {
      case "draw":
        return this.draw(step, delay);
      case "grow":
        return void this.run(
          node,
          [
            [`${place} scale(0.3)`, 0.3],
            [place, 1],
          ],
          220,
          delay,
        );
      case "drop":
        return void this.run(
          node,
          [
            [`${place} scale(1.35)`, 0],
            [place, 1],
          ],
          180,
          delay,
        );
      default:
        this.fade(step, delay);
    }
  }

  /** A piece is part of an area that fills up: slowly, one wave after another. */
  flood({ node, to }: Step, wave: number): void {
    const place = at(to);
    const path: Pose[] = [
      [`${place} scale(0.25)`, 0],
      [`${place} scale(1.08)`, 1],
      [place, 1],
    ];
    this.run(node, path, FLOW, LONGEST + Math.min(wave * WAVE, LAST_WAVE));
  }

  /** A piece is simply there. */
  fade({ node, to }: Step, delay = 0): void {
    const place = at(to);
    this.run(
      node,
      [
        [place, 0],
        [place, 1],
      ],
      160,
      delay,
    );
  }

  /** A piece became another in its place: it swells (`infect`), is drawn (`draw`) or fades over. */
  change(step: Step, delay = 0): void {
    const { node, to } = step;
    const place = at(to);
    switch (this.theme.data.motion.change) {
      case "draw":
        return this.draw(step, delay);
      case "infect":
        return void this.run(
          node,
          [
            [`${place} scale(0.72)`, 0.3],
            [`${place} scale(1.12)`, 1],
            [place, 1],
          ],
          220,
          delay,
        );
      default:
        this.run(
          node,
          [
            [place, 0.2],
            [place, 1],
          ],
          160,
          delay,
        );
    }
  }

  /** A piece is gone; its node is taken away afterwards. */
  vanish(node: SVGGElement): void {
    const place = node.style.transform || "none";
    const gone = this.run(
      node,
      [
        [place, 1],
        [place, 0],
      ],
      160,
    );
    const away = () => node.remove();
    if (gone) gone.finished.then(away, away);
    else away();
  }

  /** Stroke by stroke, as a pen makes them: the symbols are opened for as long as that takes. */
  private draw({ node, kept = 0 }: Step, delay: number): void {
    const still = node.innerHTML;
    for (const use of [...node.querySelectorAll("use")].slice(kept)) {
      const id = use.getAttribute("href")!.slice(this.theme.name.length + 2);
      const opened = document.createElementNS("http://www.w3.org/2000/svg", "g");
      for (const { name, value } of use.attributes)
        if (name !== "href") opened.setAttribute(name, value);
      opened.innerHTML = strokes(this.theme.symbols[id]?.body ?? "");
      use.replaceWith(opened);
    }
    const pens = [...node.querySelectorAll<SVGPathElement>("path[pathLength]")];
    const each = Math.max(LONGEST / Math.max(pens.length, 1), 30);
    let last: Animation | undefined;
    pens.forEach((pen, i) => {
      const frames = [
        { strokeDashoffset: 1, opacity: 0 },
        { strokeDashoffset: 0.98, opacity: 1, offset: 0.02 },
        { strokeDashoffset: 0, opacity: 1 },
      ];
      last = this.start(pen, frames, each, delay + i * each);
    });
    const close = () => {
      // Unless something else is drawn there by now.
      if (pens[0]?.isConnected) node.innerHTML = still;
    };
    if (last) last.finished.then(close, close);
    else close();
  }

  private run(node: SVGElement, poses: Pose[], length: number, delay = 0): Animation | undefined {
    const frames = poses.map(([transform, opacity]) => ({ transform, opacity }));
    return this.start(node, frames, length, delay);
  }

  private start(
    node: SVGElement,
    frames: Keyframe[],
    length: number,
    delay: number,
  ): Animation | undefined {
    if (typeof node.animate !== "function") return undefined;
    const timing = { duration: length, delay, easing: EASE, fill: "backwards" as const };
    const animation = node.animate(frames, timing);
    this.running.add(animation);
    const over = () => this.running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }
}

type Pose = [transform: string, opacity: number];

/** The paths of a symbol taken apart into single strokes that can be drawn one after another. */
function strokes(body: string): string {
  return body.replace(/<path d="([^"]+)"([^>]*?)\/>/g, (whole, d: string, rest: string) => {
    if (!rest.includes('fill="none"') || rest.includes("stroke-dasharray")) return whole;
    const pen = `${rest} pathLength="1" stroke-dasharray="1 2"`;
    return d
      .split(/(?=M)/)
      .map((stroke) => `<path d="${stroke}"${pen}/>`)
      .join("");
  });
}
