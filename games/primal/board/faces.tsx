import { capitalised } from '@rulewright/kernel'
import { Card } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import {
  type BehaviorId,
  type CardId,
  items,
  KEYWORD_BITS,
  KEYWORDS,
  MONSTERS,
  perilIds,
  potions,
  printed,
  printedIndex,
} from '../content/index.ts'
import type { CardView, PrimalView } from '../rules/view.ts'
import { gearName, keywordNames, nameOf } from '../words/names.ts'
import { cardText, gearText, itemText, perilText, potionText, wholeBehavior } from '../words/texts.ts'
import { useBehaviorArt, useCardArt } from './art.ts'
import { TYPES } from './looks.ts'
import styles from './Primal.module.css'

const printedCard = (is: CardId) => printed[printedIndex.get(is) ?? 0]

/** The type and the keywords, as one line. */
function typeLine(is: CardId): string {
  const card = printedCard(is)
  if (!card?.type) return 'Wound'
  const keywords = KEYWORDS.filter((keyword) => (card.keywords & KEYWORD_BITS[keyword]) !== 0).map((keyword) => keywordNames[keyword])
  const type = `${TYPES[card.type].shape} ${card.type[0]?.toUpperCase() ?? ''}${card.type.slice(1)}`
  return [type, ...(card.aggro ? ['Aggro'] : []), ...keywords].join(' · ')
}

interface ActionCardProps {
  readonly card: CardView
  readonly level: number
  readonly width?: number
  /** It may be discarded as payment: its worth matters, not its cost. */
  readonly paying?: boolean
}

/** An action card: cost, shape and colour of its type, what it does, what it is worth as payment. */
export function ActionCard({ card, level, width, paying = false }: ActionCardProps) {
  const print = printedCard(card.is)
  const look = print?.type ? TYPES[print.type] : null
  const art = useCardArt(card.is)
  return (
    <Card
      seed={card.is}
      name={nameOf(card.is)}
      art={art}
      hue={look?.hue ?? 350}
      {...(card.cost === null || paying ? {} : { cost: card.cost })}
      costLabel="Stamina cost"
      type={typeLine(card.is)}
      {...(look ? { glyph: look.glyph } : {})}
      text={cardText(card.is, level).join(' ')}
      values={print?.type ? [{ label: 'As payment:', value: `pays ${print.staminaValue}`, ...(paying ? { colour: '#ffd479' } : {}) }] : []}
      {...(width === undefined ? {} : { width })}
    />
  )
}

/** A behavior's front. */
export function BehaviorFace({ behavior, level }: { readonly behavior: BehaviorId; readonly level: number }) {
  const art = useBehaviorArt(behavior)
  return <Card seed={behavior} name={nameOf(behavior)} type="Behavior" art={art} hue={22} text={wholeBehavior(behavior, level)} />
}

interface NoteProps {
  readonly title: string
  /** Its special state right now; empty: none. */
  readonly state?: string
  readonly children: string
}

/** A name and a text, for what has no card of its own. */
export function Note({ title, state = '', children }: NoteProps) {
  return (
    <div className={styles.note}>
      <strong>{title}</strong>
      <p>{children}</p>
      {state !== '' && <p className={styles.state}>{capitalised(state)}</p>}
    </div>
  )
}

/** The face of whatever a sentence names, even where it is no longer on the board. */
export function faceOf(thing: string, view: PrimalView): ReactNode {
  const [kind, id = ''] = thing.split(':')
  const { monster, hunters } = view
  switch (kind) {
    case 'card': {
      const card = openCard(view, Number(id))
      return card && <ActionCard card={card} level={monster.level} />
    }
    case 'behavior': {
      const behavior = [...monster.pool, ...monster.behaviorDiscard].find((one): one is BehaviorId => one === id)
      return behavior ? <BehaviorFace behavior={behavior} level={monster.level} /> : null
    }
    case 'item': {
      const item = items[Number(id)]
      return item ? <Note title={nameOf(item.id)}>{itemText(item.id, monster.level)}</Note> : null
    }
    case 'potion': {
      const potion = potions[Number(id)]
      return potion ? <Note title={nameOf(potion.id)}>{potionText(potion.id, monster.level)}</Note> : null
    }
    case 'weapon':
    case 'armor':
    case 'helm': {
      const wearer = hunters[Number(id)]?.hunter
      return wearer ? <Note title={gearName(wearer, kind)}>{gearText(wearer, kind, monster.level)}</Note> : null
    }
    case 'peril': {
      const peril = perilIds[MONSTERS.indexOf(monster.id)]?.[Number(id)]
      return peril ? <Note title={nameOf(peril)}>{perilText(peril, monster.level)}</Note> : null
    }
    default:
      return null
  }
}

/** Finds a card that lies open anywhere. */
function openCard(view: PrimalView, id: number): CardView | null {
  for (const { hand, sequence, discard } of view.hunters)
    for (const pile of [hand, sequence, discard]) for (const card of pile) if (card.id === id) return card
  return null
}
