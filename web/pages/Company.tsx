import { games } from '@rulewright/games'
import type { Profile } from '@rulewright/wire'
import { useLocation } from 'wouter'
import { SureButton } from '../clubs/parts.tsx'
import { useActing } from '../clubs/useActing.ts'
import { randomNumber } from '../match/share.ts'
import { service } from '../service/http.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

/** What I may do about somebody: befriend, invite to a table, or block them. */
export function Company({ profile, changed }: { readonly profile: Profile; readonly changed: () => void }) {
  const m = useMessages()
  const [, go] = useLocation()
  const { error, busy, attempt } = useActing()
  const { user, friend } = profile
  const befriend = async () => {
    await (friend ? service.removeFriend(user) : service.addFriend({ user }))
    changed()
  }
  /** A table with a seat reserved for them; the rest is decided there. */
  const invite = async (game: string, seats: number) => {
    const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)
    const { match } = await service.create({ game, seats: [{ kind: 'me' }, ...open], number: randomNumber() })
    await service.room(match, { do: 'invite', user })
    go(`/match/${match}`)
  }
  const block = async () => {
    await service.shutOut({ user, how: 'block' })
    go('/account')
  }
  return (
    <div className={ui.stack}>
      <div className={ui.spread}>
        <select
          className={ui.input}
          style={{ width: 'auto' }}
          aria-label={m.person.invite}
          value=""
          disabled={busy}
          onChange={({ target }) => {
            const game = games.find(({ id }) => id === target.value)
            if (game) attempt(() => invite(game.id, game.seats.includes(2) ? 2 : Math.max(2, ...game.seats)))
          }}
        >
          <option value="">{m.person.invite}</option>
          {games.map(({ id, title, seats }) =>
            seats.some((n) => n > 1) ? (
              <option key={id} value={id}>
                {title}
              </option>
            ) : null,
          )}
        </select>
        <button type="button" className={friend ? ui.quiet : ui.primary} disabled={busy} onClick={() => attempt(befriend)}>
          {friend ? m.person.remove : m.person.add}
        </button>
        <SureButton label={m.person.block} sure={m.person.blockSure} press={() => attempt(block)} />
      </div>
      <ErrorNote error={error} />
    </div>
  )
}
