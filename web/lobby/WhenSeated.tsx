import { playSound } from '@rulewright/tablekit'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../service/session.ts'
import { arrived, look, useQueue } from './queue.ts'

/** Takes somebody who looked for a match to their table, wherever in the app they are. */
export function WhenSeated() {
  const [, go] = useLocation()
  const place = useQueue((s) => s.place)
  const known = useSession((s) => s.user?.id)
  useEffect(() => {
    // A reloaded page goes on looking.
    if (known) void look()
  }, [known])
  useEffect(() => {
    if (place.state !== 'seated') return
    playSound('turn')
    go(`/match/${place.match}`)
    void arrived()
  }, [place, go])
  return null
}
