import type { Phrase } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { type ReactNode, useEffect, useState } from 'react'
import { SPEEDS, stepTime } from '../match/replay.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  readonly at: number
  readonly count: number
  readonly setAt: (at: number) => void
  /** Whether the moment has been loaded; playback waits for it. */
  readonly ready: boolean
  readonly said: readonly Phrase[]
  readonly children: ReactNode
}

/** Navigation through a match: a slider, steps, play; arrow keys step, Space plays. */
export function Scrubber({ at, count, setAt, ready, said, children }: ScrubberProps) {
  const m = useMessages()
  const [speed, setSpeed] = useState<number>(1)
  const { playing, toggle } = usePlaying({ at, count, setAt, ready, speed })
  useStepKeys({ at, count, setAt, toggle })
  return (
    <div className={styles.scrubber}>
      <div className={styles.line}>
        <strong className={styles.moment}>{at === 0 ? m.replay.deal : m.replay.moment(at, count)}</strong>
        <span className={styles.said}>
          {said.map((phrase) => (
            <span key={phrase}>
              <Sentence of={phrase} />{' '}
            </span>
          ))}
        </span>
      </div>
      <TimeSlider at={at} end={count} label={m.replay.scrub} said={m.replay.moment(at, count)} setAt={setAt} />
      <div className={styles.controls}>
        <div className={styles.steps}>
          <Step drawing="first" label={m.replay.first} onClick={() => setAt(0)} />
          <Step drawing="previous" label={m.replay.previous} onClick={() => setAt(Math.max(0, at - 1))} />
          <Step drawing={playing ? 'pause' : 'play'} label={playing ? m.replay.pause : m.replay.play} onClick={toggle} />
          <Step drawing="next" label={m.replay.next} onClick={() => setAt(Math.min(count, at + 1))} />
          <Step drawing="last" label={m.replay.last} onClick={() => setAt(count)} />
          <SpeedSelect speed={speed} setSpeed={setSpeed} />
        </div>
        {children}
      </div>
    </div>
  )
}

type Way = Pick<ScrubberProps, 'at' | 'count' | 'setAt'>

/** Plays from moment to moment, waiting for those not loaded yet. */
function usePlaying({ at, count, setAt, ready, speed }: Way & { readonly ready: boolean; readonly speed: number }) {
  const [playing, setPlaying] = useState(false)
  const ended = at >= count
  useEffect(() => {
    if (!playing || !ready) return
    if (ended) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), stepTime(speed))
    return () => clearTimeout(timer)
  }, [playing, ready, ended, at, speed, setAt])
  const toggle = () => {
    if (ended && !playing) setAt(0)
    setPlaying(!playing)
  }
  return { playing, toggle }
}

/** Arrow keys, Home and End step through time; Space plays and pauses. */
function useStepKeys({ at, count, setAt, toggle }: Way & { readonly toggle: () => void }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const on = document.activeElement
      if (on?.closest('input, select, textarea, dialog, [data-thing]')) return
      if (event.key === 'ArrowRight') setAt(Math.min(count, at + 1))
      else if (event.key === 'ArrowLeft') setAt(Math.max(0, at - 1))
      else if (event.key === 'Home') setAt(0)
      else if (event.key === 'End') setAt(count)
      else if (event.key === ' ' && !on?.closest('button, a')) toggle()
      else return
      event.preventDefault()
    }
    // Before the table's own arrow keys: here they step through time.
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [at, count, setAt, toggle])
}

function SpeedSelect({ speed, setSpeed }: { readonly speed: number; readonly setSpeed: (speed: number) => void }) {
  const m = useMessages()
  return (
    <select
      className={`${ui.input} ${styles.speed}`}
      aria-label={m.replay.speed}
      value={speed}
      onChange={(event) => setSpeed(Number(event.target.value))}
    >
      {SPEEDS.map((s) => (
        <option key={s} value={s}>
          {s}×
        </option>
      ))}
    </select>
  )
}

interface TimeSliderProps {
  readonly at: number
  readonly end: number
  readonly label: string
  /** The current moment, in words. */
  readonly said: string
  readonly setAt: (at: number) => void
}

/** Any moment of a match, by dragging. */
export function TimeSlider({ at, end, label, said, setAt }: TimeSliderProps) {
  return (
    <input
      className={styles.range}
      type="range"
      min={0}
      max={end}
      value={at}
      aria-label={label}
      aria-valuetext={said}
      onChange={(event) => setAt(event.target.valueAsNumber)}
    />
  )
}

interface StepProps {
  readonly drawing: 'first' | 'previous' | 'play' | 'pause' | 'next' | 'last'
  readonly label: string
  readonly onClick: () => void
}

export function Step({ drawing, label, onClick }: StepProps) {
  return (
    <button type="button" className={`${ui.button} ${ui.icon}`} aria-label={label} title={label} onClick={onClick}>
      <Drawing name={drawing} />
    </button>
  )
}
