import { useCallback, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Ask } from './match/windows.ts'
import { isLanguage, type Language, preferredLanguage, speak } from './words/index.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export const MOTIONS = ['system', 'full', 'calm'] as const
type Theme = (typeof THEMES)[number]
type Motion = (typeof MOTIONS)[number]
/** How long the actions of others are shown, and how long this browser's bots wait. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
type TextSize = (typeof TEXT_SIZES)[number]
/** How quickly things move. */
export const TEMPOS = ['slow', 'normal', 'fast'] as const
type Tempo = (typeof TEMPOS)[number]

export interface Preferences {
  readonly theme: Theme
  readonly textSize: TextSize
  readonly motion: Motion
  readonly tempo: Tempo
  readonly pace: Pace
  readonly language: Language
  /** A button for every choice, even those that can be made on the board. */
  readonly list: boolean
  /** Show the data of every position beside the table. */
  readonly tree: boolean
  /** Pass automatically where passing is the only option. */
  readonly passIdle: boolean
  /** When to be asked a question (`game prompt`) or for a card (`game name`); anything not here is asked as usual. */
  readonly questions: Readonly<Record<string, Ask>>
  readonly cards: Readonly<Record<string, Ask>>
  /** The standing wishes (`game wish`) and their degrees; 0 is off. */
  readonly standing: Readonly<Record<string, number>>
}

export const usePreferences = create<Preferences>()(
  persist(
    (): Preferences => ({
      theme: 'dark',
      textSize: 'normal',
      motion: 'system',
      tempo: 'normal',
      pace: 'normal',
      language: typeof navigator === 'undefined' ? 'en' : preferredLanguage(navigator.languages),
      list: false,
      tree: false,
      passIdle: true,
      questions: {},
      cards: {},
      standing: {},
    }),
    { name: 'rulewright.preferences' },
  ),
)

/** Whether it is light or dark now. */
function effectiveTheme(theme: Theme): 'dark' | 'light' {
  if (theme !== 'system') return theme
  return brightness().matches ? 'light' : 'dark'
}

const brightness = () => window.matchMedia('(prefers-color-scheme: light)')

/** The same as a hook: with the system's theme it changes when the system's does. */
export function useEffectiveTheme(): 'dark' | 'light' {
  const theme = usePreferences((p) => p.theme)
  const whenChanged = useCallback((tell: () => void) => {
    const system = brightness()
    system.addEventListener('change', tell)
    return () => system.removeEventListener('change', tell)
  }, [])
  return useSyncExternalStore(whenChanged, () => effectiveTheme(theme))
}

/** Applies the preferences to the page, now and whenever they change. */
export function applyPreferences(): void {
  const apply = ({ theme, motion, textSize, tempo }: Preferences) => {
    const { dataset } = document.documentElement
    dataset.theme = effectiveTheme(theme)
    if (motion === 'system') delete dataset.motion
    else dataset.motion = motion
    dataset.textSize = textSize
    dataset.tempo = tempo
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', dataset.theme === 'light' ? '#f3eee4' : '#0d1117')
  }
  apply(usePreferences.getState())
  usePreferences.subscribe((now, before) => {
    apply(now)
    if (now.language !== before.language) void speak(now.language)
  })
  brightness().addEventListener('change', () => apply(usePreferences.getState()))
  const { language } = usePreferences.getState()
  void speak(isLanguage(language) ? language : 'en')
}
