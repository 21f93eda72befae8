import type { Decision } from '@rulewright/kernel'
import { type BoardProps, playSound, Surface, useEventQueue } from '@rulewright/tablekit'
import { useMemo, useState } from 'react'
import { thingsOf } from '../rules/concerns.ts'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { Arena } from './Arena.tsx'
import { usePictures } from './art.ts'
import { Choosing } from './Choosing.tsx'
import { Hunters } from './Hunters.tsx'
import { begun } from './looks.ts'
import { Foreseen, Mine } from './Mine.tsx'
import { MonsterPanel } from './MonsterPanel.tsx'
import styles from './Primal.module.css'
import { reactionsTo } from './reactions.ts'

const TURN = 450
const BLOW = 420
const BLINK = 180

/** The questions before the hunt that are answered on large cards. */
const PREPARING: readonly string[] = ['hunter', 'item', 'potions']

/** The hunt: the beast and its ground in the middle, what it is about to do at the right, the hunters at the left, your cards below. */
export function PrimalBoard(props: BoardProps<PrimalView, PrimalOption, PrimalEvent>) {
  const { view, seat, names, events, decision, lit } = props
  // They are here before the first card is.
  usePictures()
  const things = useMemo(() => thingsOf(view, seat), [view, seat])
  const [hurt, setHurt] = useState<{ readonly key: number; readonly amount: number } | null>(null)
  useEventQueue(events, (event) => {
    switch (event.type) {
      case 'dealt':
        setHurt((before) => ({ key: (before?.key ?? 0) + 1, amount: event.amount }))
        playSound('hit')
        return BLOW
      case 'turned':
        return TURN
      case 'moved':
        playSound('card')
        return BLINK
      case 'suffered':
      case 'knocked-out':
        playSound('hit')
        return BLINK
      case 'played':
      case 'drew':
        playSound('card')
        return BLINK
      case 'triggered':
      case 'revealed':
        return BLOW
      default:
        return 0
    }
  })
  const me = view.you === null ? undefined : view.hunters[view.you]
  const reactions = useMemo(() => reactionsTo(view, me, decision), [view, me, decision])
  const pointed = lit === null ? undefined : reactions.get(lit)
  const foresight = pointed?.foresight ?? null
  const { unfolded, fold } = useFold(decision, things)
  const preparing = decision !== null && PREPARING.includes(decision.prompt)
  return (
    <Surface {...props} className={`${styles.board} ${unfolded ? styles.unfolded : styles.folded}`} thingsOfOption={things}>
      <Hunters view={view} name={names.of} unfolded={unfolded} />
      <div className={styles.middle} data-preparing={preparing || undefined}>
        <Arena view={view} hurt={hurt} reactions={reactions} />
        {preparing && <Choosing options={decision.options} level={view.monster.level} />}
        {pointed && <Foreseen {...pointed} />}
      </div>
      <MonsterPanel view={view} foresight={foresight} />
      {me?.hunter && begun(view) && <Mine view={view} hunter={me} reactions={reactions} />}
      {!preparing && <Fold unfolded={unfolded} fold={fold} />}
    </Surface>
  )
}

/** What is folded away on a small screen. */
const FOLDED = ['peril:', 'objective:', 'stance:']

/** A small screen shows what every turn needs; the rest is folded until it is wanted or asked about. */
function useFold(decision: Decision<PrimalOption> | null, things: (option: PrimalOption) => readonly string[]) {
  const [state, setState] = useState<{ readonly decision: unknown; readonly unfolded: boolean }>({ decision: null, unfolded: false })
  let { unfolded } = state
  if (state.decision !== decision) {
    const asked = decision?.options.flatMap((option) => things(option)) ?? []
    unfolded = asked.some((thing) => FOLDED.some((kind) => thing.startsWith(kind)))
    setState({ decision, unfolded })
  }
  return { unfolded, fold: () => setState((before) => ({ ...before, unfolded: !before.unfolded })) }
}

function Fold({ unfolded, fold }: { readonly unfolded: boolean; readonly fold: () => void }) {
  return (
    <button type="button" className={styles.fold} aria-expanded={unfolded} onClick={fold}>
      {unfolded ? 'Less' : 'More'}
    </button>
  )
}
