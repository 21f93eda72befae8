import { Link } from 'wouter'
import { usePolled } from '../lobby/usePolled.ts'
import { service } from '../service/http.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

/** By correspondence: a link to the next table that waits for me, the shortest deadline first; not while I am asked here. */
export function NextTable({ match, busy }: { readonly match: string; readonly busy: boolean }) {
  const m = useMessages()
  const [mine] = usePolled(service.mine)
  const waiting = (mine ?? []).filter(
    (one) => one.match !== match && one.status === 'running' && one.waiting.some((seat) => one.mine.includes(seat)),
  )
  const [next] = waiting.toSorted((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE))
  if (busy || !next) return null
  return (
    <Link href={`/match/${next.match}`} className={ui.quiet}>
      {m.room.next(waiting.length)}
    </Link>
  )
}
