import { playSound, prepareSound } from '@rulewright/tablekit'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

/** The sound when it becomes my turn. */
export function useTurnCue(myTurn: boolean): void {
  const before = useRef(myTurn)
  useEffect(() => whenIdle(prepareSound), [])
  useEffect(() => {
    if (myTurn && !before.current) playSound('turn')
    before.current = myTurn
  }, [myTurn])
}
