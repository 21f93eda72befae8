import { Art } from '@rulewright/tablekit'
import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'
import { ServiceError } from '../service/http.ts'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'
import { compass, hidden, nightSky } from './icons.ts'
import ui from './ui.module.css'

const LOST = [compass, nightSky, hidden]

/** What went wrong, as a sentence a person can act on. */
export function sentenceFor(error: unknown, m: Messages): string {
  if (!(error instanceof ServiceError)) return m.errors.crashed
  if (error.reason === 'network') return navigator.onLine ? m.errors.network : m.errors.needsServer
  if (error.reason === 'wrong-answer') return m.errors.wrongAnswer
  if (error.reason === 'bad-file' && error.message) return `${m.errors.refusal['bad-file']} ${error.message}`
  // The accounts library's own sentences are better than "not allowed".
  return error.reason === 'not-allowed' && error.message ? error.message : m.errors.refusal[error.reason]
}

/** What went wrong, beside what was tried; null: nothing. */
export function ErrorNote({ error }: { readonly error: unknown }) {
  const m = useMessages()
  if (error === null) return null
  return (
    <p className={ui.problem} role="alert">
      {sentenceFor(error, m)}
    </p>
  )
}

interface TroubleProps {
  readonly title: string
  readonly text: string
  readonly retry?: (() => void) | undefined
}

/** A page or a part of one that says what is wrong and what to do. */
export function Trouble({ title, text, retry }: TroubleProps) {
  const m = useMessages()
  return (
    <div className={ui.stack} role="alert">
      <Art seed="trouble" glyphs={LOST} hue={214} className={ui.picture} />
      <h1>{title}</h1>
      <p className={ui.lead}>{text}</p>
      <div className={ui.spread}>
        {retry && (
          <button type="button" className={ui.primary} onClick={retry}>
            {m.errors.retry}
          </button>
        )}
        <Link href="/" className={ui.button}>
          {m.errors.home}
        </Link>
      </div>
    </div>
  )
}

interface CatchProps {
  readonly children: ReactNode
  readonly instead: (again: () => void) => ReactNode
}

/** Shows something else when its children throw: never a blank page. */
export class Catch extends Component<CatchProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead(() => this.setState({ broken: false })) : this.props.children
  }
}
