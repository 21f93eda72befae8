import { type BoardProps, playSound, Surface, useEventQueue } from '@rulewright/tablekit'
import { useMemo, useState } from 'react'
import { thingsOf } from '../rules/concerns.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { foresee } from '../rules/foresee.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { nameOf } from '../words/names.ts'
import { Arena } from './Arena.tsx'
import { Choosing } from './Choosing.tsx'
import { Hunters } from './Hunters.tsx'
import { begun } from './looks.ts'
import { Foreseen, Mine } from './Mine.tsx'
import { MonsterPanel } from './MonsterPanel.tsx'
import styles from './Primal.module.css'

const TURN = 450
const BLOW = 420
const BLINK = 180

/** The questions before the hunt that are answered on large cards. */
const PREPARING: readonly string[] = ['hunter', 'item', 'potions']

/** The hunt: the beast and its ground in the middle, what it is about to do at the right, the hunters at the left, your cards below. */
export function PrimalBoard(props: BoardProps<PrimalView, PrimalOption, PrimalEvent>) {
  const { view, seat, names, events, decision, lit } = props
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
  const pointed = me && decision?.prompt === 'action' ? me.hand.find((card) => `card:${card.id}` === lit) : undefined
  const foresight = me && pointed ? foresee(view, me.seat, pointed.id) : null
  const preparing = decision !== null && PREPARING.includes(decision.prompt)
  return (
    <Surface {...props} className={styles.board} thingsOfOption={things}>
      <Hunters view={view} name={names.of} />
      <div className={styles.middle} data-preparing={preparing || undefined}>
        <Arena view={view} hurt={hurt} />
        {preparing && <Choosing options={decision.options} level={view.monster.level} />}
        {foresight && pointed && <Foreseen name={nameOf(pointed.is)} foresight={foresight} />}
      </div>
      <MonsterPanel view={view} foresight={foresight} />
      {me?.hunter && begun(view) && <Mine view={view} hunter={me} />}
    </Surface>
  )
}
