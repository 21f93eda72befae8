import { Icon, Thing } from '@rulewright/tablekit'
import { HUNTERS, items, potions } from '../content/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import { hunterTitle, nameOf } from '../words/names.ts'
import { itemText, potionText } from '../words/texts.ts'
import { PORTRAITS } from './art.ts'
import styles from './Choosing.module.css'
import { OUTFIT_GLYPHS } from './outfit-pictures.ts'

/** What is chosen before the hunt begins: the hunter, the item, the potions. */
export function Choosing({ options, level }: { readonly options: readonly PrimalOption[]; readonly level: number }) {
  return (
    <div className={styles.choosing}>
      {options.map((option) => {
        if (option.do === 'hunter') {
          const hunter = HUNTERS[option.kind]
          return hunter ? (
            <Offer
              key={hunter}
              id={`kind:${option.kind}`}
              title={nameOf(hunter)}
              text={hunterTitle(hunter)}
              glyph={PORTRAITS[hunter].glyph}
            />
          ) : null
        }
        if (option.do === 'item') {
          const item = items[option.item]
          return item ? (
            <Offer
              key={item.id}
              id={`item:${option.item}`}
              title={nameOf(item.id)}
              text={itemText(item.id, level)}
              glyph={OUTFIT_GLYPHS[item.id]}
            />
          ) : null
        }
        if (option.do === 'potion') {
          const potion = potions[option.potion]
          return potion ? (
            <Offer
              key={potion.id}
              id={`potion:${option.potion}`}
              title={nameOf(potion.id)}
              text={potionText(potion.id, level)}
              glyph={OUTFIT_GLYPHS[potion.id]}
            />
          ) : null
        }
        return null
      })}
    </div>
  )
}

interface OfferProps {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly glyph: Parameters<typeof Icon>[0]['of']
}

function Offer({ id, title, text, glyph }: OfferProps) {
  return (
    <Thing id={id} label={`${title}. ${text}`} className={styles.offer}>
      <Icon of={glyph} size={32} />
      <b>{title}</b>
      <p>{text}</p>
    </Thing>
  )
}
