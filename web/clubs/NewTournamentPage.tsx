import {
  ENTRY_RULES,
  type EntryRule,
  LONGEST_ABOUT,
  LONGEST_CLUB_NAME,
  MOST_ROUNDS,
  TOURNAMENT_KINDS,
  type TournamentKind,
} from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useGame } from '../match/game.ts'
import { applying, configOf, planned, settingsOf } from '../match/settings.ts'
import { gameInfo, useShelf } from '../match/shelf.ts'
import account from '../pages/AccountPage.module.css'
import { CLOCKS, ClockField, type ClockKey } from '../pages/ClockField.tsx'
import { SettingsForm } from '../pages/SettingsForm.tsx'
import { useSession } from '../service/session.ts'
import { ChoiceField, Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'
import { NeedsAccount } from './parts.tsx'
import { clubService } from './service.ts'
import { useActing } from './useActing.ts'

/** A new tournament: game, how people meet, clock, and who may enrol. */
export function NewTournamentPage() {
  const m = useClubMessages()
  const user = useSession((s) => s.user)
  return (
    <Page title={m.tournament.new} narrow>
      <div className={account.page}>
        <h1>{m.tournament.new}</h1>
        <p className={ui.lead}>{m.tournament.intro}</p>
        {user && !user.guest ? <TournamentForm /> : <NeedsAccount />}
      </div>
    </Page>
  )
}

function useEventForm() {
  const club = new URLSearchParams(useSearch()).get('club')
  const games = useShelf().filter(({ seats }) => seats.includes(2) || seats.some((n) => n > 2))
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [chosen, setGame] = useState('')
  const [kind, setKind] = useState<TournamentKind>('swiss')
  const [rounds, setRounds] = useState(3)
  const [clock, setClock] = useState<ClockKey>('long')
  const [entry, setEntry] = useState<EntryRule>(club === null ? 'accounts' : 'members')
  const [wanted, setSeats] = useState(2)
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const game = games.find(({ id }) => id === chosen) ?? games[0]
  const counts = (game?.seats ?? []).filter((n) => n > 1).sort((a, b) => a - b)
  const seats = kind === 'round-robin' || !counts.includes(wanted) ? (counts.includes(2) ? 2 : (counts[0] ?? 2)) : wanted
  return {
    club,
    games,
    game,
    counts,
    fields: { name, about, kind, rounds, clock, entry, seats, values },
    set: {
      name: setName,
      about: setAbout,
      kind: setKind,
      rounds: setRounds,
      clock: setClock,
      entry: setEntry,
      seats: setSeats,
      values: setValues,
      game: (id: string) => {
        setGame(id)
        setValues({})
      },
    },
  }
}
type Form = ReturnType<typeof useEventForm>

function TournamentForm() {
  const m = useClubMessages()
  const [, go] = useLocation()
  const form = useEventForm()
  const { error, busy, attempt } = useActing()
  const { club, game, fields, set } = form
  if (!game) return null
  const make = async () => {
    const { name, about, kind, rounds, clock, entry, seats, values } = fields
    const settings = settingsOf(await gameInfo(game.id))
    const config = configOf(values, settings, seats)
    const wish = { name, about, game: game.id, config, seats, kind, rounds, clock: CLOCKS[clock], entry }
    const { tournament } = await clubService.makeTournament(club === null ? wish : { ...wish, club })
    go(`/event/${tournament}`)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        attempt(make)
      }}
    >
      <Naming form={form} />
      <Playing form={form} />
      <ClockField value={fields.clock} onChange={set.clock} />
      <ChoiceField
        legend={m.tournament.entry}
        values={ENTRY_RULES.filter((each) => each !== 'members' || club !== null).map(
          (each) => [each, m.tournament.entries[each]] as const,
        )}
        value={fields.entry}
        onChange={set.entry}
      />
      <p className={styles.quiet}>{m.tournament.entryAbout}</p>
      <ErrorNote error={error} />
      <button type="submit" className={ui.primary} disabled={busy}>
        {m.tournament.make}
      </button>
    </form>
  )
}

/** Its name and description. */
function Naming({ form }: { readonly form: Form }) {
  const m = useClubMessages()
  const { fields, set } = form
  return (
    <>
      <Labelled label={m.tournament.name}>
        {(id) => (
          <input
            id={id}
            required
            className={ui.input}
            maxLength={LONGEST_CLUB_NAME}
            value={fields.name}
            onChange={(event) => set.name(event.target.value)}
          />
        )}
      </Labelled>
      <Labelled label={m.tournament.about}>
        {(id) => (
          <textarea
            id={id}
            className={ui.input}
            maxLength={LONGEST_ABOUT}
            value={fields.about}
            onChange={(event) => set.about(event.target.value)}
          />
        )}
      </Labelled>
    </>
  )
}

/** The game, and how people meet. */
function Playing({ form }: { readonly form: Form }) {
  const m = useClubMessages()
  const { games, game, counts, fields, set } = form
  return (
    <>
      <Labelled label={m.club.game}>
        {(id) => (
          <select id={id} className={ui.input} value={game?.id} onChange={(event) => set.game(event.target.value)}>
            {games.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <ChoiceField
        legend={m.tournament.kind}
        values={TOURNAMENT_KINDS.map((each) => [each, m.tournament.kinds[each]] as const)}
        value={fields.kind}
        onChange={set.kind}
      />
      <p className={styles.quiet}>{m.tournament.kindAbout[fields.kind]}</p>
      {fields.kind === 'swiss' && counts.length > 1 && (
        <ChoiceField
          legend={m.tournament.seats}
          values={counts.map((n) => [String(n), String(n)] as const)}
          value={String(fields.seats)}
          onChange={(n) => set.seats(Number(n))}
        />
      )}
      {fields.kind === 'swiss' && (
        <Labelled label={m.tournament.rounds}>
          {(id) => (
            <input
              id={id}
              type="number"
              className={`${ui.input} ${styles.small}`}
              min={1}
              max={MOST_ROUNDS}
              value={fields.rounds}
              onChange={(event) => set.rounds(event.target.valueAsNumber)}
            />
          )}
        </Labelled>
      )}
      {game && <Settings key={game.id} game={game.id} form={form} />}
    </>
  )
}

/** The settings of all tables of the tournament; each seat's own are chosen there. */
function Settings({ game: id, form }: { readonly game: string; readonly form: Form }) {
  const m = useClubMessages()
  const [loading] = useAsync(useCallback(() => gameInfo(id), [id]))
  const parts = useGame(id)
  if (loading.state !== 'done' || !parts) return null
  const { seats, values } = form.fields
  const settings = settingsOf(loading.value)
  const table = planned(values, settings, seats)
  const setUp = parts.board?.setUp ?? null
  const shown = Object.fromEntries(Object.entries(applying(settings, setUp, table)).filter(([, { kind }]) => kind !== 'each-seat'))
  if (Object.keys(shown).length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{m.game.settings}</summary>
      <div className={styles.form}>
        <SettingsForm
          settings={shown}
          table={table}
          words={parts.words}
          setUp={setUp}
          change={(key, value) => form.set.values({ ...values, [key]: value })}
        />
      </div>
    </details>
  )
}
