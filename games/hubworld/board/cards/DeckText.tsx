import { useId, useState } from 'react'
import { type Deck, readDeck, writeDeck } from '../../content/decks/index.ts'
import { problem } from '../../words/settings.ts'
import styles from './DecksPage.module.css'

interface DeckTextProps {
  readonly deck: Deck
  readonly open: (deck: Deck) => void
}

/** The deck as text: to copy into a table's settings, to send to a friend, to read one in. */
export function DeckText({ deck, open }: DeckTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [said, say] = useState<readonly string[]>([])
  const id = useId()
  const text = typed ?? writeDeck(deck)
  const read = () => {
    const result = readDeck(text)
    if (result.ok) {
      open(result.value)
      setTyped(null)
      say(['Read.'])
    } else say(result.problems.map(problem))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say(['Copied. Paste it into the deck of a seat when you set up a table.'])
    } catch {
      say(['The browser does not allow copying: mark the text and copy it by hand.'])
    }
  }
  return (
    <div className={styles.text}>
      <h2 className={styles.heading}>
        <label htmlFor={id}>As text</label>
      </h2>
      <textarea id={id} rows={8} spellCheck={false} value={text} onChange={(event) => setTyped(event.target.value)} />
      <p className={styles.buttons}>
        <button type="button" className={styles.quiet} onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className={styles.quiet} disabled={typed === null} onClick={read}>
          Read the text
        </button>
        {typed !== null && (
          <button type="button" className={styles.quiet} onClick={() => setTyped(null)}>
            Undo
          </button>
        )}
      </p>
      <ul className={styles.problems} role="status">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
