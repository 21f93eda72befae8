import { Icon } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import { CARD_TYPES, FACTIONS } from '../../rules/card.ts'
import { FACTION, TYPE } from '../kinds.ts'
import styles from './Filters.module.css'
import { DEAREST, EVERYTHING, type Filter, toggled } from './filter.ts'

interface FiltersProps {
  readonly filter: Filter
  readonly change: (filter: Filter) => void
  readonly found: number
}

const COSTS = Array.from({ length: DEAREST + 1 }, (_, cost) => cost)

/** Search and filter: words, type, faction, cost. */
export function Filters({ filter, change, found }: FiltersProps) {
  const filtered = filter !== EVERYTHING
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        placeholder="Search names and texts"
        aria-label="Search names and texts"
        value={filter.text}
        onChange={(event) => change({ ...filter, text: event.target.value })}
      />
      <Group label="Type">
        {CARD_TYPES.map((type) => (
          <Toggle key={type} on={filter.types.includes(type)} press={() => change({ ...filter, types: toggled(filter.types, type) })}>
            <Icon of={TYPE[type].glyph} /> {TYPE[type].name}
          </Toggle>
        ))}
      </Group>
      <Group label="Faction">
        {FACTIONS.map((faction) => (
          <Toggle
            key={faction}
            on={filter.factions.includes(faction)}
            press={() => change({ ...filter, factions: toggled(filter.factions, faction) })}
          >
            <span className={styles.faction} data-faction={faction}>
              <Icon of={FACTION[faction].glyph} />
            </span>{' '}
            {FACTION[faction].name}
          </Toggle>
        ))}
      </Group>
      <Group label="Cost">
        {COSTS.map((cost) => (
          <Toggle
            key={cost}
            on={filter.costs.includes(cost)}
            press={() => change({ ...filter, costs: toggled(filter.costs, cost) })}
            label={cost === DEAREST ? `Cost ${cost} or more` : `Cost ${cost}`}
          >
            {cost}
            {cost === DEAREST && '+'}
          </Toggle>
        ))}
      </Group>
      <p className={styles.found} role="status">
        {found === 1 ? '1 card' : `${found} cards`}
        {filtered && (
          <button type="button" className={styles.clear} onClick={() => change(EVERYTHING)}>
            Clear
          </button>
        )}
      </p>
    </search>
  )
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

interface ToggleProps {
  readonly on: boolean
  readonly press: () => void
  readonly label?: string
  readonly children: ReactNode
}

function Toggle({ on, press, label, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={on} aria-label={label} onClick={press}>
      {children}
    </button>
  )
}
