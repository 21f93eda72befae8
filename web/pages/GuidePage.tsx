import { findGame } from '@rulewright/games'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { useLessons } from '../lesson/useLessons.ts'
import { useGame } from '../match/game.ts'
import { useEffectiveTheme } from '../preferences.ts'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './GuidePage.module.css'

/** "How to play": the game explained with its own pictures, before the numbered rules. */
export function GuidePage({ game }: { readonly game: string }) {
  const m = useMessages()
  const theme = useEffectiveTheme()
  const parts = useGame(game)
  const load = useCallback(async () => (await findGame(game)?.guide?.()) ?? null, [game])
  const [loading, again] = useAsync(load)
  const title = findGame(game)?.title ?? game
  if (loading.state === 'failed') return <FailedPage title={m.errors.title} error={loading.error} missing={null} retry={again} />
  if (loading.state === 'loading' || !parts) return <LoadingPage />
  if (!loading.value) return <FailedPage title={m.errors.notFoundTitle} error={null} missing={m.errors.notFound} retry={again} />
  const { Page: Guide } = loading.value
  return (
    <div style={parts.board?.theme[theme]}>
      <Page title={m.home.guideOf(title)}>
        <header className={styles.head}>
          <h1>{m.home.guideOf(title)}</h1>
          <Onward game={game} />
        </header>
        <Guide />
        <footer className={styles.foot}>
          <Onward game={game} />
        </footer>
      </Page>
    </div>
  )
}

/** Where to go from here: to learn it at the table, to the table, to the rules. */
function Onward({ game }: { readonly game: string }) {
  const m = useMessages()
  const [first] = useLessons(game)
  return (
    <nav className={ui.spread} aria-label={m.game.onward}>
      {first && (
        <Link className={ui.primary} href={`/game/${game}/learn/${first.lesson.id}`}>
          {m.lesson.learnFor(first.lesson.minutes)}
        </Link>
      )}
      <Link className={first ? ui.button : ui.primary} href={`/game/${game}`}>
        {m.rules.play}
      </Link>
      <Link className={ui.button} href={`/rules/${game}`}>
        {m.rules.whole}
      </Link>
    </nav>
  )
}
