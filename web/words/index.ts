import { useSyncExternalStore } from 'react'
import { en, type Messages } from './en.ts'

/** All languages: add one with a file of the same shape as `en` and a line here; it is loaded when chosen. */
export const LANGUAGES = {
  en: { name: 'English', load: async (): Promise<Messages> => en },
} as const
export type Language = keyof typeof LANGUAGES

let current: { readonly language: Language; readonly messages: Messages } = { language: 'en', messages: en }
const listeners = new Set<() => void>()

export const isLanguage = (tag: string): tag is Language => tag in LANGUAGES

/** The reader's first language that exists here. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.split('-')[0] ?? ''
    if (isLanguage(tag)) return tag
    if (isLanguage(base)) return base
  }
  return 'en'
}

export async function speak(language: Language): Promise<void> {
  current = { language, messages: await LANGUAGES[language].load() }
  document.documentElement.lang = language
  for (const changed of listeners) changed()
}

export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, messages, messages)
}

/** For code outside components. */
export const messages = (): Messages => current.messages

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** "5 minutes ago", "in 2 days", in the reader's language. */
export function ago(moment: number, now: number): string {
  const seconds = Math.round((moment - now) / 1000)
  const format = new Intl.RelativeTimeFormat(current.language, { numeric: 'auto', style: 'short' })
  const size = Math.abs(seconds)
  if (size < 60) return format.format(seconds, 'second')
  if (size < 3600) return format.format(Math.trunc(seconds / 60), 'minute')
  if (size < 86_400) return format.format(Math.trunc(seconds / 3600), 'hour')
  return format.format(Math.trunc(seconds / 86_400), 'day')
}

export function listOf(names: readonly string[]): string {
  // It is mostly the same one, and creating a format takes a while.
  const [only] = names
  if (only !== undefined && names.length === 1) return only
  return new Intl.ListFormat(current.language).format(names)
}

/** 3:07, 1:02:45, 2 d 4 h. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
