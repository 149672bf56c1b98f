// Small sounds, made on the spot: a knock for a move, two notes for one's own turn, a chord for the end.
export type Sound = 'move' | 'turn' | 'end';

interface Note {
  readonly pitch: number;
  readonly after: number;
  readonly length: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [{ pitch: 196, after: 0, length: 0.08 }],
  turn: [
    { pitch: 523, after: 0, length: 0.14 },
    { pitch: 784, after: 0.12, length: 0.22 },
  ],
  end: [
    { pitch: 392, after: 0, length: 0.5 },
    { pitch: 494, after: 0.08, length: 0.5 },
    { pitch: 587, after: 0.16, length: 0.6 },
  ],
};
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, { pitch, after, length }: Note): void {
  const begin = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}
