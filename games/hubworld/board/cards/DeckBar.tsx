import { PlayContext } from '@rulewright/tablekit'
import { useContext, useState } from 'react'
import { type Deck, deckProblems, FORMATS, type Format, STARTER_NAMES, STARTERS, writeDeck } from '../../content/decks/index.ts'
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

/** The current deck: open one, name it, save it in this browser. */
export function DeckBar({ name, rename, deck, open, format, setFormat }: DeckBarProps) {
  const [kept, setKept] = useState<readonly SavedDeck[]>(() => (typeof localStorage === 'undefined' ? [] : loadDecks(localStorage)))
  const [said, say] = useState('')
  const trimmed = name.trim()
  const keep = (decks: readonly SavedDeck[], done: string) => {
    const ok = keepDecks(localStorage, decks)
    if (ok) setKept(decks)
    say(ok ? done : 'This browser keeps nothing: copy the deck as text instead.')
  }
  const without = kept.filter((each) => each.name !== trimmed)
  return (
    <header className={styles.bar}>
      <OpenDeck
        kept={kept}
        open={(saved) => {
          if (saved) open(saved)
          say('')
        }}
      />
      <label className={styles.field}>
        Name
        <input value={name} maxLength={60} onChange={(event) => rename(event.target.value)} />
      </label>
      <button
        type="button"
        className={styles.main}
        disabled={trimmed === ''}
        onClick={() => keep(withDeck(kept, { name: trimmed, deck }), `“${trimmed}” is kept in this browser.`)}
      >
        Save
      </button>
      {without.length < kept.length && (
        <button type="button" className={styles.quiet} onClick={() => keep(without, `“${trimmed}” is deleted.`)}>
          Delete
        </button>
      )}
      <FormatChoice format={format} setFormat={setFormat} />
      <PlayDeck deck={deck} format={format} />
      <p className={styles.said} role="status">
        {said}
      </p>
    </header>
  )
}

/** Against a bot with a starter deck, at once; a deck that is not allowed cannot be played. */
function PlayDeck({ deck, format }: Pick<DeckBarProps, 'deck' | 'format'>) {
  const play = useContext(PlayContext)
  if (!play) return null
  return (
    <button
      type="button"
      className={styles.main}
      disabled={deckProblems(deck, format).length > 0}
      onClick={() => play({ seats: 2, values: { decks: [writeDeck(deck), ''], deckFormat: format } })}
    >
      Play this deck
    </button>
  )
}

interface OpenDeckProps {
  readonly kept: readonly SavedDeck[]
  /** Undefined: the placeholder was chosen. */
  readonly open: (saved: SavedDeck | undefined) => void
}

function OpenDeck({ kept, open }: OpenDeckProps) {
  const find = (chosen: string) => [...kept, ...starters].find((each) => each.name === chosen)
  return (
    <label className={styles.field}>
      Open
      <select value="" onChange={(event) => open(find(event.target.value))}>
        <option value="">Choose a deck…</option>
        {kept.length > 0 && <DeckNames label="Yours" decks={kept} />}
        <DeckNames label="Starter decks" decks={starters} />
      </select>
    </label>
  )
}

function DeckNames({ label, decks }: { readonly label: string; readonly decks: readonly SavedDeck[] }) {
  return (
    <optgroup label={label}>
      {decks.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </optgroup>
  )
}

function FormatChoice({ format, setFormat }: Pick<DeckBarProps, 'format' | 'setFormat'>) {
  return (
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
  )
}
