import type { RoomAct, TableInfo } from '@rulewright/wire'
import { service } from '../service/http.ts'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'

/** Reserves a seat for a friend, or for a recent opponent. */
export function InviteFriend({ table, act }: { readonly table: TableInfo; readonly act: (act: RoomAct) => void }) {
  const m = useMessages()
  const [loading] = useAsync(service.friends)
  if (loading.state !== 'done') return null
  const { friends, recent } = loading.value
  const there = new Set(table.seats.map(({ user }) => user))
  const all = [...friends, ...recent.filter(({ user }) => !friends.some((friend) => friend.user === user))]
  const others = all.filter(({ user, name }) => !there.has(user) && !table.seats.some((seat) => seat.kind === 'open' && seat.name === name))
  if (others.length === 0) return null
  return (
    <select
      className={ui.input}
      aria-label={m.friends.invite}
      value=""
      onChange={(event) => event.target.value !== '' && act({ do: 'invite', user: event.target.value })}
    >
      <option value="">{m.friends.invite}</option>
      {others.map(({ user, name, online }) => (
        <option key={user} value={user}>
          {online ? `${name} (${m.friends.here})` : name}
        </option>
      ))}
    </select>
  )
}
