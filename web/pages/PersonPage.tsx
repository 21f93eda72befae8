import { findGame } from '@rulewright/games'
import { type PlayedMatch, type Profile, shownRating } from '@rulewright/wire'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { useWords } from '../match/game.ts'
import { humanize } from '../match/generic-words.ts'
import { ServiceError, service } from '../service/http.ts'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { ago, listOf, useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { Company } from './Company.tsx'
import { RatingCurve } from './RatingCurve.tsx'

const titleOf = (game: string): string => findGame(game)?.title ?? humanize(game)

/** What somebody has played. */
export function PersonPage({ user }: { readonly user: string }) {
  const m = useMessages()
  const load = useCallback(() => service.person(user), [user])
  const [loading, again] = useAsync(load)
  if (loading.state === 'loading') return <LoadingPage narrow />
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason === 'no-such-page'
    return (
      <FailedPage title={m.errors.notFoundTitle} error={loading.error} missing={missing ? m.person.missing : null} retry={again} narrow />
    )
  }
  const { value: profile } = loading
  return (
    <Page title={profile.name} narrow>
      <div className={styles.page}>
        <h1>{profile.name}</h1>
        <p className={ui.lead}>
          {[
            profile.guest ? m.person.guest : null,
            m.person.since(new Date(profile.since).toLocaleDateString()),
            profile.online ? m.person.here : null,
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        {!profile.me && <Company profile={profile} changed={again} />}
        <Ratings profile={profile} />
        <div className={styles.columns}>
          <Record profile={profile} />
          <Favourites profile={profile} />
        </div>
        <Last matches={profile.last} />
      </div>
    </Page>
  )
}

function Ratings({ profile: { ratings, curve } }: { readonly profile: Profile }) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="ratings">
      <h2 id="ratings">{m.rating.title}</h2>
      <p className={styles.quiet}>{ratings.length === 0 ? m.rating.none : m.rating.about}</p>
      <ul className={styles.list}>
        {ratings.map((rating) => {
          const { value, uncertainty } = shownRating(rating)
          const points = curve.filter(({ game, mode }) => game === rating.game && mode === rating.mode)
          return (
            <li key={`${rating.game} ${rating.mode}`}>
              <strong>{titleOf(rating.game)}</strong> {m.rating.mode[rating.mode]}: <strong>{m.rating.shown(value, uncertainty)}</strong>,{' '}
              {m.rating.played(rating.played)}
              {points.length > 1 && <RatingCurve title={m.rating.curve(titleOf(rating.game))} points={points} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Record({ profile: { record } }: { readonly profile: Profile }) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="record">
      <h2 id="record">{m.person.record}</h2>
      {record.length === 0 && <p className={styles.quiet}>{m.person.noRecord}</p>}
      <ul className={styles.list}>
        {record.map(({ game, won, drawn, lost }) => (
          <li key={game}>
            <strong>{titleOf(game)}</strong>: {m.person.recordOf(won, drawn, lost)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Favourites({ profile: { favourites } }: { readonly profile: Profile }) {
  const m = useMessages()
  if (favourites.length === 0) return null
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="favourites">
      <h2 id="favourites">{m.person.favourites}</h2>
      <ul className={styles.list}>
        {favourites.map((favourite) => (
          <Favourite key={`${favourite.game} ${favourite.value}`} {...favourite} />
        ))}
      </ul>
    </section>
  )
}

function Favourite({ game, setting, value, times }: Profile['favourites'][number]) {
  const m = useMessages()
  const words = useWords(game)
  return (
    <li>
      <strong>{titleOf(game)}</strong>: {words ? `${words.setting(setting)}, ${words.setting(setting, value) || value}` : value} (
      {m.person.times(times)})
    </li>
  )
}

function Last({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const m = useMessages()
  if (matches.length === 0) return null
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="last">
      <h2 id="last">{m.person.last}</h2>
      <ul className={styles.list}>
        {matches.map(({ match, game, at, names, payoff }) => (
          <li key={match} className={styles.row}>
            <Link href={`/replay/${match}`}>
              {titleOf(game)}: {listOf(names)}
            </Link>
            <span className={styles.quiet}>
              {payoff === 1 ? m.person.won : payoff === 0 ? m.person.lost : m.person.drawn} · {ago(at, Date.now())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
