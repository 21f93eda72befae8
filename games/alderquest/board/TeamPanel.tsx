import { Counter, type Glyph, Thing } from '@rulewright/tablekit'
import type { CSSProperties, ReactNode } from 'react'
import { BLUE, type Team } from '../content/pieces.ts'
import type { AlderquestView, TeamView } from '../rules/view.ts'
import type { TermId } from '../words/glossary.ts'
import { automaText, className, guildName, teamName } from '../words/things.ts'
import { acorn, dramaMasks, lockedChest, oakLeaf, snowflake2, stonePile, swapBag, wolfTrap } from './icons.ts'
import { TEAM_COLOUR, TEAM_SHAPE } from './looks.ts'
import { Deck, Lines, MinionDeck, OpenCard, Pile, Quarrels } from './Piles.tsx'
import { Rune } from './Rune.tsx'
import styles from './TeamPanel.module.css'
import { teamTerm, term } from './terms.ts'
import { counted } from './zones.ts'

/** No turn has begun yet: the seat that the rules name as active does not act, and the seats show who is asked. */
const SETTING_UP: ReadonlySet<AlderquestView['phase']> = new Set(['guilds', 'heroes', 'solo-guild', 'solo-heroes', 'hide'])

interface TeamPanelProps {
  readonly view: AlderquestView
  readonly team: Team
  /** Who plays for the team. */
  readonly players: string
}

/** One team: its Acorn points in large figures, the runes it holds, its cards and tiles. */
export function TeamPanel({ view, team, players }: TeamPanelProps) {
  const t = view.teams[team]
  const own = view.you === team
  const style: CSSProperties = { borderColor: TEAM_COLOUR[team] }
  return (
    <section
      className={styles.team}
      style={style}
      aria-label={`${teamName(team)}${own ? ', your team' : ''}`}
      data-turn={(view.active === team && !SETTING_UP.has(view.phase)) || undefined}
    >
      <header>
        <span style={{ color: TEAM_COLOUR[team] }} {...term(teamTerm(team))}>
          {TEAM_SHAPE[team]}
        </span>
        <b>{teamName(team)}</b>
        <span className={styles.who}>{players}</span>
        <span {...term('points')}>
          <Counter
            label="Acorn points"
            value={t.points}
            glyph={acorn}
            size="large"
            {...(team === 0 && view.solo ? { of: view.solo.target } : {})}
          />
        </span>
      </header>
      {view.solo && team === BLUE ? (
        <Forest solo={view.solo} />
      ) : (
        <>
          <div className={styles.held}>
            {guildsHeld(t).map((guild) => (
              <Held key={guild} guild={guild} team={t} own={own}>
                {t.guilds.includes(guild) && <MinionDeck view={view} guild={guild} />}
              </Held>
            ))}
          </div>
          <div className={styles.counts}>
            {!view.solo && <Count of="tile-pouch" label="Tiles in the pouch" value={t.tilePouch} glyph={swapBag} />}
            {t.tileHand.count > 0 && <Count of="tile-hand" label="Tiles in hand" value={t.tileHand.count} glyph={oakLeaf} />}
            {!view.solo && <Count of="trap-stack" label="Traps left" value={t.trapStack} glyph={wolfTrap} />}
            {t.relics.count > 0 && <Count of="relic" label="Relics" value={t.relics.count} glyph={lockedChest} />}
            {view.quarrels && <Quarrels team={t} whose={own ? 'Your' : `${teamName(team)}’s`} />}
          </div>
        </>
      )}
      {!own && <OpenCards team={t} whose={teamName(team)} />}
      {t.collection.length > 0 && (
        <div className={styles.collection} {...term('collection')}>
          {t.collection.map(({ piece, face }) => (
            <Rune key={piece} face={face} size={24} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The team's own guilds, and others of which it holds a stolen rune. */
function guildsHeld({ guilds, held }: TeamView): readonly number[] {
  const others = new Set(held.map(({ face }) => face).filter((face) => !guilds.includes(face)))
  return [...guilds, ...[...others].sort((a, b) => a - b)]
}

interface CountProps {
  /** The entry that explains it. */
  readonly of: TermId
  readonly label: string
  readonly value: number
  readonly glyph: Glyph
}

const Count = ({ of, ...counter }: CountProps) => (
  <span {...term(of)}>
    <Counter {...counter} />
  </span>
)

interface HeldProps {
  readonly guild: number
  readonly team: TeamView
  readonly own: boolean
  readonly children: ReactNode
}

/** The runes held of a guild, with the deck its minions come from. */
function Held({ guild, team, own, children }: HeldProps) {
  const n = team.held.filter(({ face }) => face === guild).length
  return (
    <>
      <Thing
        id={own ? `guild:${guild}` : `rival-guild:${guild}`}
        label={`${n} ${guildName(guild)} runes held`}
        className={styles.stack}
        flies={false}
      >
        <Rune face={guild} size={34} />
        <b>{n}</b>
      </Thing>
      {children}
    </>
  )
}

/** Up to this many cards are named on a small screen; more are pictures, named when they are held. */
const FEW = 2

/** Cards of the other team that lie open: armed Traps for everybody, Quarrels seen in its hand for who saw them. */
function OpenCards({ team, whose }: { readonly team: TeamView; readonly whose: string }) {
  const seen = team.quarrelHand.quarrels
  if (team.armed.length + seen.length === 0) return null
  return (
    <div className={styles.counts} data-many={team.armed.length + seen.length > FEW || undefined}>
      {team.armed.map((quarrel, n) => (
        <OpenCard
          key={`a${quarrel} ${n.toString()}`}
          id={`armed:${quarrel}`}
          quarrel={quarrel}
          label={`${whose} has armed`}
          glyph={wolfTrap}
        />
      ))}
      {seen.map((quarrel, n) => (
        <OpenCard
          key={`q${quarrel} ${n.toString()}`}
          id={`quarrel:${quarrel}`}
          quarrel={quarrel}
          label={`Seen in ${whose}’s hand`}
          glyph={dramaMasks}
        />
      ))}
    </div>
  )
}

/** The rivals of solitaire hold no runes: a stack of tiles, the Automa Deck and the Snowflakes to come. */
function Forest({ solo }: { readonly solo: NonNullable<AlderquestView['solo']> }) {
  const discarded = counted(solo.automaDiscard).map(({ item, n }) => `${n} × ${className(item)}`)
  return (
    <div className={styles.counts}>
      <Deck id="deck:automa" name="Automa Deck" deck={solo.automaDeck} />
      <Pile
        id="pile:automa"
        label={`Automa discard, ${solo.automaDiscard.length}: ${discarded.join(', ') || 'empty'}`}
        title="Automa discard"
        inside={<Lines of={discarded} />}
      >
        <Counter label="Automa discard" value={solo.automaDiscard.length} glyph={stonePile} />
      </Pile>
      <Count of="rival-stack" label="Rival Stack" value={solo.rivalStack} glyph={oakLeaf} />
      <Count of="snow-reserve" label="Snowflakes in reserve" value={solo.snowReserve} glyph={snowflake2} />
      {solo.card !== null && (
        <p className={styles.now} {...term('automa-deck')}>
          {className(solo.card)}: {automaText(solo.card)}
        </p>
      )}
    </div>
  )
}
