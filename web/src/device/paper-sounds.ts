/** Sounds of paper, made when they are heard: rustling is noise through a moving filter, a card that
 * is laid down a low knock below it, good and bad news a few notes as of wood. */

export type Sound = "take" | "lay" | "turn" | "reveal" | "won" | "lost" | "yours";

/** A rustle: from one pitch of the filter to another, so long and so loud. */
interface Rustle {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** A note that dies away. */
interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
  readonly lasts: number;
}

const rustle = (at: number, lasts: number, from: number, to: number, loud: number): Rustle => ({
  at,
  lasts,
  from,
  to,
  loud,
});
const note = (at: number, pitch: number, loud: number, lasts: number): Note => ({
  at,
  pitch,
  loud,
  lasts,
});

const SCORE: Readonly<Record<Sound, readonly (Rustle | Note)[]>> = {
  take: [rustle(0, 0.11, 1800, 5200, 0.16)],
  lay: [rustle(0, 0.06, 4200, 1400, 0.14), note(0.015, 130, 0.16, 0.07)],
  turn: [rustle(0, 0.05, 2600, 5600, 0.12), rustle(0.07, 0.05, 5200, 2200, 0.1)],
  reveal: [0, 0.09, 0.18, 0.27].map((at) => rustle(at, 0.09, 1500 + at * 4000, 5200, 0.1)),
  won: [note(0, 392, 0.1, 0.5), note(0.13, 523.25, 0.1, 0.5), note(0.26, 659.25, 0.12, 0.9)],
  lost: [note(0, 311.13, 0.1, 0.5), note(0.18, 233.08, 0.1, 0.9)],
  yours: [note(0, 523.25, 0.1, 0.5), note(0.12, 783.99, 0.1, 0.6)],
};
/** Of everything together: a table is a quiet place. */
const LOUDNESS = 0.7;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

export function play(name: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const part of SCORE[name]) {
    if ("pitch" in part) strike(context, part);
    else crumple(context, part);
  }
}

/** A second of noise, the same for all rustles. */
function noise(context: AudioContext): AudioBuffer {
  if (paper) return paper;
  paper = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = paper.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    // Grains: paper crackles, wind does not.
    const grain = Math.random() < 0.06 ? 1 : 0.35;
    samples[index] = (Math.random() * 2 - 1) * grain;
  }
  return paper;
}

function crumple(context: AudioContext, { at, lasts, from, to, loud }: Rustle): void {
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8, frequency: from });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const volume = fading(context, start, loud * 2, lasts);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start, Math.random() * 0.5, lasts + 0.05);
}

function strike(context: AudioContext, { at, pitch, loud, lasts }: Note): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
  const volume = fading(context, start, loud, lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

function fading(context: AudioContext, start: number, loud: number, lasts: number): GainNode {
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  return volume;
}
