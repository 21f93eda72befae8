import { useDeferredValue, useId, useMemo, useState } from 'react'
import { CardFace } from '../CardFace.tsx'
import { FACES } from '../faces.ts'
import styles from './CardsPage.module.css'
import { Filters } from './Filters.tsx'
import { EVERYTHING, matches, ORDERS, type Order, sorted } from './filter.ts'

const ORDER_NAMES: Readonly<Record<Order, string>> = { faction: 'Faction', type: 'Type', cost: 'Cost', name: 'Name' }
const isOrder = (text: string): text is Order => ORDERS.some((order) => order === text)

/** Every card there is, to search and to read. */
export function CardsPage() {
  const [filter, setFilter] = useState(EVERYTHING)
  const [order, setOrder] = useState<Order>('faction')
  const now = useDeferredValue(filter)
  const orderId = useId()
  const shown = useMemo(
    () =>
      sorted(
        FACES.filter((face) => matches(face, now)),
        order,
      ),
    [now, order],
  )
  return (
    <div className={styles.page}>
      <Filters filter={filter} change={setFilter} found={shown.length} />
      <p className={styles.order}>
        <label htmlFor={orderId}>In the order of</label>
        <select id={orderId} value={order} onChange={(event) => isOrder(event.target.value) && setOrder(event.target.value)}>
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {ORDER_NAMES[each]}
            </option>
          ))}
        </select>
      </p>
      {shown.length === 0 ? (
        <p className={styles.none}>No card has all of this. Take a word or a filter away.</p>
      ) : (
        <ul className={styles.cards}>
          {shown.map((face) => (
            <li key={face.key}>
              <CardFace face={face} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
