import { plain } from '@rulewright/kernel'
import { Counter, type Glyph, Icon, Thing } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import type { AlderquestView, DeckCardView } from '../rules/view.ts'
import { faceName, guildName, quarrelName, relicName } from '../words/things.ts'
import { QuarrelFace } from './faces.tsx'
import { dramaMasks, pouchWithBeads, stonePile } from './icons.ts'
import { CLASS_GLYPHS, GUILD_LOOKS } from './looks.ts'
import styles from './Piles.module.css'
import { Rune } from './Rune.tsx'
import { counted, deckRows, facesInWords } from './zones.ts'

interface PileProps {
  readonly id: string
  /** Name and count, and whatever is public about the contents. */
  readonly label: string
  readonly title: string
  /** What it holds, read large on hover, focus and long-press. */
  readonly inside: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A deck, pouch or discard: small on the board; its public contents show when it is looked at. */
export function Pile({ id, label, title, inside, className = styles.pile, children }: PileProps) {
  const sheet = (
    <div className={styles.sheet}>
      <b>{title}</b>
      {inside}
    </div>
  )
  return (
    <Thing id={id} label={label} zoom={sheet} className={className} flies={false}>
      {children}
    </Thing>
  )
}

const Faces = ({ faces }: { readonly faces: readonly number[] }) => (
  <ul>
    {counted(faces).map(({ item, n }) => (
      <li key={item}>
        <Rune face={item} size={24} /> {n} × {faceName(item)}
      </li>
    ))}
    {faces.length === 0 && <li>Nothing</li>}
  </ul>
)

export const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul>
    {of.map((line, n) => (
      <li key={`${line} ${n.toString()}`}>{line}</li>
    ))}
    {of.length === 0 && <li>Nothing</li>}
  </ul>
)

/** AQ-28.7: the contents of the Rune Pouch follow from what everybody has seen. */
export function RunePouch({ faces }: { readonly faces: readonly number[] }) {
  return (
    <Pile
      id="pile:rune-pouch"
      label={`Rune Pouch, ${faces.length}: ${facesInWords(faces)}`}
      title="In the Rune Pouch"
      inside={<Faces faces={faces} />}
    >
      <Counter label="Rune Pouch" value={faces.length} glyph={pouchWithBeads} />
    </Pile>
  )
}

/** The rune discard, and the relics that have left the game. */
export function Discards({ view }: { readonly view: AlderquestView }) {
  const faces = view.runeDiscard.map(({ face }) => face)
  const relics = view.outRelics.map((relic) => plain(relicName(relic)))
  const used = relics.length === 0 ? '' : ` Relics used: ${relics.join(', ')}.`
  return (
    <Pile
      id="pile:rune-discard"
      label={`Rune discard, ${faces.length}: ${facesInWords(faces)}. Relics left in the deck: ${view.relicDeck}.${used}`}
      title="Rune discard"
      inside={
        <>
          <Faces faces={faces} />
          <p>
            Relics left in the deck: {view.relicDeck}.{used}
          </p>
        </>
      }
    >
      <Counter label="Rune discard" value={faces.length} glyph={stonePile} />
    </Pile>
  )
}

interface DeckProps {
  readonly id: string
  readonly name: string
  readonly deck: readonly DeckCardView[]
}

/** AQ-5.1: the class of a deck's top card is public. */
export function Deck({ id, name, deck }: DeckProps) {
  const rows = deckRows(deck)
  const top = deck.at(-1)?.class ?? null
  const glyph: Glyph | undefined = top === null ? undefined : CLASS_GLYPHS[top]
  const colour = top === null ? undefined : GUILD_LOOKS[top >> 1]
  return (
    <Pile
      id={id}
      label={`${name}, ${deck.length}, from the top: ${rows.join(', ') || 'empty'}`}
      title={`${name}, from the top`}
      inside={<Lines of={rows} />}
      className={styles.deck}
    >
      <span className={styles.back} style={{ background: colour?.dark }}>
        {glyph && <Icon of={glyph} size={22} />}
      </span>
      <b>{deck.length}</b>
    </Pile>
  )
}

export const MinionDeck = ({ view, guild }: { readonly view: AlderquestView; readonly guild: number }) => (
  <Deck id={`deck:${guild}`} name={`${guildName(guild)} minions`} deck={view.decks[guild] ?? []} />
)

interface QuarrelsProps {
  readonly team: AlderquestView['teams'][number]
  readonly whose: string
}

/** The Quarrels of a team: how many in hand; the deck and the discard show when they are looked at. */
export function Quarrels({ team, whose }: QuarrelsProps) {
  const discarded = counted(team.quarrelDiscard).map(({ item, n }) => `${n > 1 ? `${n} × ` : ''}${plain(quarrelName(item))}`)
  const counts = `${team.quarrelHand.count} in hand, ${team.quarrelDeck} in the deck`
  return (
    <Pile
      id={`pile:quarrels ${whose}`}
      label={`${whose} Quarrels: ${counts}; discarded: ${discarded.join(', ') || 'none'}`}
      title={`${whose} Quarrels`}
      inside={
        <>
          <p>{counts}. Discarded:</p>
          <Lines of={discarded} />
        </>
      }
    >
      <Counter label="Quarrels in hand" value={team.quarrelHand.count} glyph={dramaMasks} />
    </Pile>
  )
}

interface OpenCardProps {
  readonly id: string
  readonly quarrel: number
  readonly label: string
  readonly glyph: Glyph
}

/** A card of the other team that lies open or has been looked at. */
export function OpenCard({ id, quarrel, label, glyph }: OpenCardProps) {
  const name = plain(quarrelName(quarrel))
  return (
    <Thing id={id} label={`${label}: ${name}`} zoom={<QuarrelFace quarrel={quarrel} />} className={styles.open} flies={false}>
      <Icon of={glyph} size={18} />
      <span>{name}</span>
      <span className={styles.small} aria-hidden="true">
        <QuarrelFace quarrel={quarrel} width={30} />
      </span>
    </Thing>
  )
}
