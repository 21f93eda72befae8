import { playSound } from '@rulewright/tablekit'
import { useEffect, useRef } from 'react'

/** The sound when it becomes my turn. */
export function useTurnCue(myTurn: boolean): void {
  const before = useRef(myTurn)
  useEffect(() => {
    if (myTurn && !before.current) playSound('turn')
    before.current = myTurn
  }, [myTurn])
}
