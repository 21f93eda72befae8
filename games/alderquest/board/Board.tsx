import { type BoardProps, Surface } from '@rulewright/tablekit'
import { BLUE, RED, rivalOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import styles from './Alder.module.css'
import { Draft } from './Draft.tsx'
import { Field } from './Field.tsx'
import { QuarrelFace, RelicFace } from './faces.tsx'
import { Hand } from './Hand.tsx'
import { MatchingBoard } from './MatchingBoard.tsx'
import { TeamPanel } from './TeamPanel.tsx'
import { term } from './terms.ts'
import { thingsOfEvent, thingsOfOption } from './things.ts'

const DRAFTS: readonly string[] = ['guild', 'side', 'place-hero', 'rival-hero']

/** AlderQuest's board: the Field and the Great Tree, the matching board beside it, both teams and your hand at the right. */
export function AlderquestBoard(props: BoardProps<AlderquestView, AlderquestOption, AlderquestEvent>) {
  const { view, names, events, decision } = props
  const mine: Team = view.you ?? RED
  const drafting = decision?.options.some((option) => DRAFTS.includes(option.do)) ?? false
  const lanes = (decision?.options ?? []).flatMap((option) => (option.do === 'lane' ? [option.lane] : []))
  const players = (team: Team) => {
    if (view.solo && team === BLUE) return 'The forest'
    const seats = new Set(view.seatOf.filter((_, place) => place % 2 === team))
    return [...seats].map((seat) => names.of(seat)).join(', ')
  }
  return (
    <Surface {...props} className={styles.board} thingsOfOption={thingsOfOption} thingsOfEvent={thingsOfEvent}>
      <div className={styles.middle}>
        <Field view={view} lanes={lanes} />
        {drafting && decision && <Draft options={decision.options} />}
        {(view.playingQuarrel ?? view.playingRelic) !== null && (
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
        )}
      </div>
      <MatchingBoard view={view} events={events} />
      <div className={styles.teams}>
        <TeamPanel view={view} team={rivalOf(mine)} players={players(rivalOf(mine))} />
        {view.you !== null && <Hand team={view.teams[view.you]} />}
        <TeamPanel view={view} team={mine} players={players(mine)} />
      </div>
    </Surface>
  )
}
