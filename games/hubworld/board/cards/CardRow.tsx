import { Zoom } from '@rulewright/tablekit'
import { useState } from 'react'
import { CardFace } from '../CardFace.tsx'
import type { Face } from '../faces.ts'
import { Plate } from '../Plate.tsx'
import styles from './CardRow.module.css'

interface CardRowProps {
  readonly face: Face
  readonly count: number
  readonly add: (face: Face) => void
  readonly remove: (face: Face) => void
  /** With the words of its abilities beside it. */
  readonly texts?: boolean
}

/** A card in a list: its plate, its words, and how many there are. */
export function CardRow({ face, count, add, remove, texts = false }: CardRowProps) {
  const [beside, zoom] = useState<DOMRect | null>(null)
  const seeker = face.type === 'seeker'
  return (
    <div className={styles.row} data-in={count > 0 || undefined} data-texts={texts || undefined}>
      <div
        className={styles.plate}
        onPointerEnter={(event) => event.pointerType !== 'touch' && zoom(event.currentTarget.getBoundingClientRect())}
        onPointerLeave={() => zoom(null)}
      >
        <Plate face={face} long />
      </div>
      {texts && (
        <p className={styles.text}>
          {face.abilities.map(({ index, label, text }) => (
            <span key={index}>
              <b>{label}</b> {text}{' '}
            </span>
          ))}
        </p>
      )}
      <div className={styles.count}>
        <button type="button" disabled={count === 0 || seeker} aria-label={`One ${face.name} less`} onClick={() => remove(face)}>
          −
        </button>
        <output aria-label={`${count} in the deck`}>{count}</output>
        <button
          type="button"
          disabled={count >= face.deckLimit}
          aria-label={seeker ? `Take ${face.name} as seeker` : `One ${face.name} more`}
          onClick={() => add(face)}
        >
          +
        </button>
      </div>
      {beside && !texts && (
        <Zoom beside={beside}>
          <CardFace face={face} width={260} />
        </Zoom>
      )}
    </div>
  )
}
