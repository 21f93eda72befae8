import type { ReactNode } from 'react'
import styles from './Guide.module.css'

interface GuideProps {
  /** A class of the game's own, for what looks different there. */
  readonly look?: string | undefined
  readonly children: ReactNode
}

/** "How to play": a page of sections, with pictures that the board's own parts draw from real positions. */
export function Guide({ look = '', children }: GuideProps) {
  return <article className={`${styles.page} ${look}`}>{children}</article>
}

interface PictureProps {
  /** What it shows, for people who cannot see it. */
  readonly label: string
  /** A class of the game's own, for how its part of the board is laid out in it. */
  readonly look?: string | undefined
  /** No frame around it: a card has a border of its own. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A part of the board to look at, not to use. */
export function Picture({ label, look = '', bare = false, children }: PictureProps) {
  return (
    <div className={styles.picture} data-bare={bare || undefined} role="img" aria-label={label}>
      <div className={`${styles.part} ${look}`} inert>
        {children}
      </div>
    </div>
  )
}

/** Scenes in their order, each with its number. */
export function Strip({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.strip}>{children}</ol>
}

interface SceneProps extends PictureProps {
  readonly title: string
  readonly picture: ReactNode
}

export function Scene({ title, picture, children, ...around }: SceneProps) {
  return (
    <li className={styles.scene}>
      <Picture {...around}>{picture}</Picture>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

/** What a picture explains, and the text about it, from the first sign after its name on. */
export type Note = readonly [name: string, text: string]

/** A note, and where its number is placed, in hundredths of the picture. */
export interface Callout {
  readonly note: Note
  readonly x: number
  readonly y: number
}

interface CalledProps extends PictureProps {
  readonly callouts: readonly Callout[]
}

/** A picture with numbers on it, and what they say beside it. */
export function Called({ callouts, ...picture }: CalledProps) {
  return (
    <div className={styles.called} data-bare={picture.bare || undefined}>
      <div className={styles.subject}>
        <Picture {...picture} />
        {callouts.map(({ note: [name], x, y }, n) => (
          <span key={name} className={styles.badge} data-callout="" style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
            {n + 1}
          </span>
        ))}
      </div>
      <Notes of={callouts.map(({ note }) => note)} />
    </div>
  )
}

/** Notes in order: what the numbers of a picture mean, or what to pay attention to. */
export function Notes({ of }: { readonly of: readonly Note[] }) {
  return (
    <ol className={styles.notes}>
      {of.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}
