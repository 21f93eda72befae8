import { useState } from 'react'
import type { DeckLine } from '../../content/decks/index.ts'
import { CardFace } from '../CardFace.tsx'
import type { Face } from '../faces.ts'
import { TYPE } from '../kinds.ts'
import styles from './DecksPage.module.css'
import { DEAREST } from './filter.ts'
import { chanceOfOne, curveOf, meanCost, sampleHand, typesOf } from './stats.ts'

const HAND = 5

/** The curve of costs, the shares of the types, what a first hand holds. */
export function DeckStatistics({ lines }: { readonly lines: readonly DeckLine<Face>[] }) {
  const [hand, setHand] = useState<ReturnType<typeof sampleHand>>([])
  const curve = curveOf(lines)
  const most = Math.max(1, ...curve)
  const size = lines.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.statistics}>
      <h2 className={styles.heading}>Costs</h2>
      <ol className={styles.curve} aria-label={`Cards by cost, ${meanCost(lines).toFixed(1)} on average`}>
        {curve
          .map((count, cost) => ({ count, cost: cost === DEAREST ? `${cost}+` : `${cost}` }))
          .map(({ count, cost }) => (
            <li key={cost}>
              <b>{count}</b>
              <span className={styles.column} style={{ transform: `scaleY(${count / most})` }} />
              <span>{cost}</span>
            </li>
          ))}
      </ol>
      <p className={styles.mean}>{meanCost(lines).toFixed(1)} shards on average</p>
      <h2 className={styles.heading}>In the first hand of {HAND}</h2>
      <table className={styles.types}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">In the deck</th>
            <th scope="col">Expected</th>
            <th scope="col">At least one</th>
          </tr>
        </thead>
        <tbody>
          {typesOf(lines).map(({ type, count }) => (
            <tr key={type}>
              <th scope="row">{TYPE[type].name}</th>
              <td>{count}</td>
              <td>{size === 0 ? '–' : ((HAND * count) / size).toFixed(1)}</td>
              <td>{size === 0 ? '–' : `${Math.round(100 * chanceOfOne(size, count, HAND))} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className={styles.quiet} disabled={size === 0} onClick={() => setHand(sampleHand(lines, HAND, Math.random))}>
        Draw a hand
      </button>
      {hand.length > 0 && (
        <ul className={styles.hand} aria-label="A first hand">
          {hand.map(({ face, place }) => (
            <li key={place}>
              <CardFace face={face} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
