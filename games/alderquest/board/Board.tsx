import type { Decision } from '@rulewright/kernel'
import { plain } from '@rulewright/kernel'
import { type BoardProps, Surface } from '@rulewright/tablekit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BLUE, RED, rivalOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import styles from './Alder.module.css'
import { Deeds, pieceAsked } from './Deeds.tsx'
import { Draft } from './Draft.tsx'
import { Field } from './Field.tsx'
import { QuarrelFace, RelicFace } from './faces.tsx'
import { Hand } from './Hand.tsx'
import { HidingSpots } from './HidingSpots.tsx'
import { fallingFace, landings } from './landing.ts'
import { MatchingBoard } from './MatchingBoard.tsx'
import { type Pane, paneOfEvent, panesOf } from './panes.ts'
import { TeamPanel } from './TeamPanel.tsx'
import { Tray } from './Tray.tsx'
import { term } from './terms.ts'
import { thingsOfEvent, thingsOfOption } from './things.ts'
import { useDragging } from './useDragging.ts'
import { useHiding } from './useHiding.ts'
import { useStory } from './useStory.ts'

const DRAFTS: readonly string[] = ['guild', 'side', 'place-hero', 'rival-hero']

type Props = BoardProps<AlderquestView, AlderquestOption, AlderquestEvent>

/** AlderQuest's board: the Field and the Great Tree, the matching board beside it, both teams and your hand at the right. */
export function AlderquestBoard(props: Props) {
  const { view, names, events, decision, choose, words } = props
  const mine: Team = view.you ?? RED
  const drafting = decision?.options.some((option) => DRAFTS.includes(option.do) && decision.prompt !== 'summon-guild') ?? false
  const lanes = (decision?.options ?? []).flatMap((option) => (option.do === 'lane' ? [option.lane] : []))
  const story = useStory(view, events)
  const { large, enlarge } = useLarge(decision, story.telling)
  const small = <Enlarge pane={large === 'field' ? 'runes' : 'field'} asked={panesOf(decision)} enlarge={enlarge} />
  const hiding = useHiding(view, decision, choose)
  const dragging = useDragging(hiding)
  const players = (team: Team) => {
    if (view.solo && team === BLUE) return 'The forest'
    const seats = new Set(view.seatOf.filter((_, place) => place % 2 === team))
    return [...seats].map((seat) => names.of(seat)).join(', ')
  }
  return (
    <Surface
      {...props}
      className={`${styles.board} ${large === 'runes' ? styles.runesLarge : styles.fieldLarge}`}
      thingsOfOption={thingsOfOption}
      thingsOfEvent={thingsOfEvent}
      ownWay={hiding !== null && decision?.prompt === 'hide-tile'}
    >
      <div className={styles.middle}>
        <Field view={view} lanes={lanes} minions={story.minions} acting={decision && pieceAsked(decision, view)}>
          {hiding && <HidingSpots hiding={hiding} dragging={dragging} turned={view.you === BLUE} />}
        </Field>
        {/* Whoever is asked sees what lies beneath; the question names the card. */}
        {!decision && <Playing view={view} />}
        {large === 'runes' && small}
      </div>
      <MatchingBoard view={view} cascade={story} landings={landings(view, decision)} chosen={fallingFace(view, decision)}>
        {large === 'field' && small}
      </MatchingBoard>
      <div className={styles.teams}>
        <TeamPanel view={view} team={rivalOf(mine)} players={players(rivalOf(mine))} />
        <Room>{hiding ? <Tray hiding={hiding} dragging={dragging} /> : view.you !== null && <Hand team={view.teams[view.you]} />}</Room>
        <TeamPanel view={view} team={mine} players={players(mine)} />
      </div>
      {decision && <Deeds decision={decision} view={view} say={(option) => plain(words.option(option, view, names, decision))} />}
      {drafting && decision && <Draft options={decision.options} />}
    </Surface>
  )
}

/** Which of Field and Board is large on a small screen: where something is asked, else where something happens, else unchanged. */
function useLarge(decision: Decision<AlderquestOption> | null, telling: AlderquestEvent | null) {
  const [state, setState] = useState<{ readonly large: Pane; readonly decision: unknown; readonly telling: unknown }>({
    large: 'field',
    decision: null,
    telling: null,
  })
  let { large } = state
  if (state.decision !== decision || state.telling !== telling) {
    const asked = panesOf(decision)
    const [first] = asked
    if (first !== undefined && !asked.has(large)) large = first
    else if (decision === null) large = paneOfEvent(telling) ?? large
    setState({ large, decision, telling })
  }
  return { large, enlarge: (pane: Pane) => setState((before) => ({ ...before, large: pane })) }
}

/** With less height than this for each row of cards, a hand is a list of names. */
const LEAST = 110

/** The space between the two teams, measured for the cards there: a team has more lines the more it holds. */
function Room({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      element.style.setProperty('--room', `${element.clientHeight}px`)
      const rows = Number(element.querySelector<HTMLElement>('section')?.style.getPropertyValue('--down') || 1)
      element.toggleAttribute('data-tight', element.clientHeight < rows * LEAST)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  })
  return (
    <div ref={room} className={styles.room}>
      {children}
    </div>
  )
}

const PANE_NAMES: Readonly<Record<Pane, string>> = { field: 'Field', runes: 'Matching Board' }

interface EnlargeProps {
  readonly pane: Pane
  readonly asked: ReadonlySet<Pane>
  readonly enlarge: (pane: Pane) => void
}

/** Covers the small pane, on a small screen only. It is lit where there is something to choose on it: a press leads there. */
function Enlarge({ pane, asked, enlarge }: EnlargeProps) {
  return (
    <button
      type="button"
      className={styles.enlarge}
      data-lit={asked.has(pane) || undefined}
      aria-label={`Show the ${PANE_NAMES[pane]} large`}
      onClick={() => enlarge(pane)}
    />
  )
}

/** The card that is taking effect now. */
function Playing({ view }: { readonly view: AlderquestView }) {
  if ((view.playingQuarrel ?? view.playingRelic) === null) return null
  return (
    <div className={styles.playing}>
      {view.playingQuarrel !== null && (
        <div {...term('quarrel')}>
          <QuarrelFace quarrel={view.playingQuarrel} width={200} />
        </div>
      )}
      {view.playingRelic !== null && (
        <div {...term('relic')}>
          <RelicFace relic={view.playingRelic} width={200} />
        </div>
      )}
    </div>
  )
}
