/** Short, soft sounds, made on the spot: pencil, pop, wood, felt, dice. Silent until turned on. */

import { themeAtHand } from "../board/sprite";
import { settings } from "../lib/settings.svelte";

export type Occasion = "move" | "dice" | "out";

/** A burst of filtered noise, or a falling tone. */
interface Voice {
  noise?: boolean;
  /** From and to, in hertz. */
  pitch: [number, number];
  seconds: number;
  loud: number;
  times?: number;
}

const PENCIL: Voice = { noise: true, pitch: [3200, 2100], seconds: 0.13, loud: 0.05, times: 2 };
const POP: Voice = { pitch: [520, 240], seconds: 0.09, loud: 0.12 };
const WOOD: Voice = { noise: true, pitch: [900, 500], seconds: 0.06, loud: 0.22 };
const FELT: Voice = { noise: true, pitch: [420, 260], seconds: 0.11, loud: 0.16 };
/** Somebody is out of the game. */
const OUT: Voice = { pitch: [330, 110], seconds: 0.32, loud: 0.14 };
const DICE: Voice = { noise: true, pitch: [1900, 1300], seconds: 0.045, loud: 0.16, times: 5 };

const MATERIALS: { [sound: string]: Voice } = { pencil: PENCIL, pop: POP, wood: WOOD, felt: FELT };

let context: AudioContext | undefined;

/** Plays what a move sounds like in a theme, or the dice, if sounds are on. */
export function play(theme: string, occasion: Occasion): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const material = themeAtHand(theme)?.data.sound ?? "";
  const voices = { dice: DICE, out: OUT, move: MATERIALS[material] ?? FELT };
  const voice = voices[occasion];
  for (let i = 0; i < (voice.times ?? 1); i++) speak(context, voice, i * voice.seconds * 0.9);
}

function speak(audio: AudioContext, voice: Voice, later: number): void {
  const from = audio.currentTime + later + Math.random() * 0.012;
  const to = from + voice.seconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(voice.loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, to);
  volume.connect(audio.destination);
  const source = (voice.noise ? noise : tone)(audio, voice, volume, from, to);
  source.start(from);
  source.stop(to);
}

function tone(
  audio: AudioContext,
  { pitch }: Voice,
  out: AudioNode,
  from: number,
  to: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch[0], from);
  source.frequency.exponentialRampToValueAtTime(pitch[1], to);
  source.connect(out);
  return source;
}

function noise(
  audio: AudioContext,
  { pitch, seconds }: Voice,
  out: AudioNode,
  from: number,
  to: number,
): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(pitch[0], from);
  filter.frequency.exponentialRampToValueAtTime(pitch[1], to);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(filter).connect(out);
  return source;
}
