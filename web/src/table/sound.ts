/** A soft tone when it is the person's turn, if they want sound. */

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    const at = start + index * 0.12;
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
}
