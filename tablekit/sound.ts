import { useSyncExternalStore } from 'react'

const CUES = ['card', 'coin', 'dice', 'match', 'hit', 'turn', 'win', 'lose', 'triumph', 'setback', 'bell'] as const
export type Cue = (typeof CUES)[number]

interface Tone {
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  readonly to: number
  /** Seconds after the cue begins. */
  readonly at: number
  readonly length: number
  readonly loud: number
}

const note = (wave: Tone['wave'], from: number, to: number, at: number, length: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
})

const SCORE: Readonly<Record<Cue, readonly Tone[]>> = {
  card: [note('noise', 2600, 900, 0, 0.09, 0.25)],
  coin: [note('triangle', 1568, 1568, 0, 0.07, 0.16), note('triangle', 2093, 2093, 0.06, 0.18, 0.16)],
  dice: [0, 0.08, 0.15, 0.24, 0.36].map((at) => note('noise', 1400, 500, at, 0.05, 0.3)),
  match: [note('sine', 659, 659, 0, 0.1, 0.2), note('sine', 880, 880, 0.07, 0.14, 0.2)],
  hit: [note('noise', 500, 90, 0, 0.16, 0.5), note('square', 120, 50, 0, 0.14, 0.14)],
  turn: [note('sine', 523, 523, 0, 0.14, 0.18), note('sine', 784, 784, 0.11, 0.26, 0.18)],
  win: [523, 659, 784, 1047].map((pitch, i) => note('triangle', pitch, pitch, i * 0.12, 0.34, 0.18)),
  lose: [440, 370, 294].map((pitch, i) => note('triangle', pitch, pitch * 0.97, i * 0.17, 0.4, 0.16)),
  triumph: [392, 523, 659].map((pitch, i) => note('triangle', pitch, pitch, i * 0.09, 0.3, 0.17)),
  setback: [330, 247].map((pitch, i) => note('triangle', pitch, pitch * 0.96, i * 0.15, 0.36, 0.17)),
  bell: [note('sine', 880, 880, 0, 0.7, 0.14), note('sine', 1320, 1320, 0.01, 0.5, 0.07)],
}

const KEY = 'rulewright.muted'
const listeners = new Set<() => void>()
let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

export function isMuted(): boolean {
  return typeof localStorage === 'undefined' || localStorage.getItem(KEY) === 'yes'
}

export function setMuted(muted: boolean): void {
  localStorage.setItem(KEY, muted ? 'yes' : 'no')
  for (const changed of listeners) changed()
}

export function useMuted(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    isMuted,
    () => true,
  )
}

const maySound = (): boolean => !isMuted() && typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive === true

/** Opens the audio device, which blocks the page, before there is anything to hear. */
export function prepareSound(): void {
  if (maySound()) audio ??= new AudioContext()
}

/** Plays a cue; silent when muted and until the reader has first touched the page. */
export function playSound(cue: Cue): void {
  if (!maySound()) return
  // After the current drawing.
  setTimeout(() => {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    for (const each of SCORE[cue]) sing(audio, each)
  })
}

function sing(context: AudioContext, { wave, from, to, at, length, loud }: Tone): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(context.destination)
  if (wave === 'noise') {
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    noise ??= whiteNoise(context)
    source.buffer = noise
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(filter).connect(gain)
    source.start(start)
    source.stop(start + length)
    return
  }
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + length)
  tone.connect(gain)
  tone.start(start)
  tone.stop(start + length)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
