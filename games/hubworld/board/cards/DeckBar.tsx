import { useState } from 'react'
import { type Deck, FORMATS, type Format, STARTER_NAMES, STARTERS } from '../../content/decks/index.ts'
import { nameOf } from '../faces.ts'
import styles from './DecksPage.module.css'
import { keepDecks, loadDecks, type SavedDeck, withDeck } from './saved.ts'

interface DeckBarProps {
  readonly name: string
  readonly rename: (name: string) => void
  readonly deck: Deck
  readonly open: (saved: SavedDeck) => void
  readonly format: Format
  readonly setFormat: (format: Format) => void
}

const FORMAT_NAMES: Readonly<Record<Format, string>> = { constructed: 'Constructed', freeAgent: 'Free agent', casual: 'Casual' }
const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text)

const starters: readonly SavedDeck[] = STARTER_NAMES.map((letter) => ({
  name: `Starter ${letter}: ${nameOf(STARTERS[letter].seeker)}`,
  deck: STARTERS[letter],
}))

/** Which deck it is: open one, name it, keep it in this browser. */
export function DeckBar({ name, rename, deck, open, format, setFormat }: DeckBarProps) {
  const [kept, setKept] = useState<readonly SavedDeck[]>(() => (typeof localStorage === 'undefined' ? [] : loadDecks(localStorage)))
  const [said, say] = useState('')
  const keep = (decks: readonly SavedDeck[], done: string) => {
    const ok = keepDecks(localStorage, decks)
    if (ok) setKept(decks)
    say(ok ? done : 'This browser keeps nothing: copy the deck as text instead.')
  }
  const find = (chosen: string) => [...kept, ...starters].find((each) => each.name === chosen)
  return (
    <header className={styles.bar}>
      <label className={styles.field}>
        Open
        <select
          value=""
          onChange={(event) => {
            const saved = find(event.target.value)
            if (saved) open(saved)
            say('')
          }}
        >
          <option value="">Choose a deck…</option>
          {kept.length > 0 && (
            <optgroup label="Yours">
              {kept.map((each) => (
                <option key={each.name}>{each.name}</option>
              ))}
            </optgroup>
          )}
          <optgroup label="Starter decks">
            {starters.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </optgroup>
        </select>
      </label>
      <label className={styles.field}>
        Name
        <input value={name} maxLength={60} onChange={(event) => rename(event.target.value)} />
      </label>
      <button
        type="button"
        className={styles.main}
        disabled={name.trim() === ''}
        onClick={() => keep(withDeck(kept, { name: name.trim(), deck }), `“${name.trim()}” is kept in this browser.`)}
      >
        Save
      </button>
      {kept.some((each) => each.name === name.trim()) && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() =>
            keep(
              kept.filter((each) => each.name !== name.trim()),
              `“${name.trim()}” is deleted.`,
            )
          }
        >
          Delete
        </button>
      )}
      <label className={styles.field}>
        Format
        <select value={format} onChange={(event) => isFormat(event.target.value) && setFormat(event.target.value)}>
          {FORMATS.map((each) => (
            <option key={each} value={each}>
              {FORMAT_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.said} role="status">
        {said}
      </p>
    </header>
  )
}
