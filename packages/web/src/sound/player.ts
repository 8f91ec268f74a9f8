import type { Volume } from "../shell/settings.js";
import { lengthOf, type Sound, TONES, type Tone } from "./sounds.js";

/** One for the page: browsers allow only a few. */
let audio: AudioContext | null = null;
/** When the last sound that was asked for is over. */
let free = 0;

/** What is later than this comes too late to be understood; the rest may wait its turn. */
const PATIENCE = 1.5;
const LOUDNESS: Readonly<Record<Volume, number>> = { low: 0.4, medium: 1, high: 2 };
const NEVER_LEFT_OUT: readonly Sound[] = ["turn", "won", "lost"];
/** The next one may begin while this one dies away. */
const OVERLAP = 0.6;

/** Lets them be heard one after the other. A browser that makes no sounds makes none. */
export function play(sounds: readonly Sound[], volume: Volume): void {
  if (sounds.length === 0) return;
  try {
    audio ??= new AudioContext();
    // The browser keeps a page silent until a person has touched it.
    if (audio.state === "suspended") void audio.resume().catch(() => {});
    for (const sound of sounds) {
      const start = Math.max(audio.currentTime, free);
      if (start - audio.currentTime > PATIENCE && !NEVER_LEFT_OUT.includes(sound)) continue;
      for (const tone of TONES[sound])
        voice(audio, { ...tone, loud: tone.loud * LOUDNESS[volume] }, start);
      free = start + lengthOf(sound) * OVERLAP;
    }
  } catch {
    // What is heard is seen as well.
  }
}

function voice(context: AudioContext, tone: Tone, start: number): void {
  const { at, lasts, attack, loud } = tone;
  const [begin, end] = [start + at, start + at + lasts];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(loud, begin + attack);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  const source = tone.wave === "hiss" ? hiss(context, tone, begin) : string(context, tone, begin);
  source.out.connect(loudness);
  source.node.start(begin);
  source.node.stop(end);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly out: AudioNode;
}

function glide(param: AudioParam, { pitch: [from, to], lasts }: Tone, begin: number): void {
  param.setValueAtTime(from, begin);
  param.exponentialRampToValueAtTime(to, begin + lasts);
}

function string(context: AudioContext, tone: Tone, begin: number): Source {
  const node = context.createOscillator();
  if (tone.wave !== "hiss") node.type = tone.wave;
  glide(node.frequency, tone, begin);
  return { node, out: node };
}

function hiss(context: AudioContext, tone: Tone, begin: number): Source {
  const node = context.createBufferSource();
  const frames = Math.ceil(context.sampleRate * tone.lasts);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) samples[i] = Math.random() * 2 - 1;
  node.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.4;
  glide(band.frequency, tone, begin);
  node.connect(band);
  return { node, out: band };
}
