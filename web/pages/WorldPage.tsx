import { findGame } from '@rulewright/games'
import { type BoardPage, type PlannedTable, PlayContext } from '@rulewright/tablekit'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { againstBots, openTable } from '../match/begin.ts'
import { useGame } from '../match/game.ts'
import { useEffectiveTheme } from '../preferences.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { Page } from '../ui/Page.tsx'
import { Catch, ErrorNote, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './WorldPage.module.css'

interface WorldPageProps {
  readonly game: string
  readonly page: string
}

/** A page a game has beside its board, in the game's colours. */
export function WorldPage({ game: id, page: wanted }: WorldPageProps) {
  const m = useMessages()
  const manifest = findGame(id)
  const parts = useGame(manifest ? id : null)
  const theme = useEffectiveTheme()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const begin = ({ seats, values }: PlannedTable) =>
    openTable({ game: id, config: { ...values }, seats: againstBots(seats) }).then(go, setError)
  const page = parts?.board?.pages?.find((each) => each.id === wanted)
  if (!manifest || (parts && !page)) {
    return (
      <Page title={m.errors.notFoundTitle}>
        <Trouble title={m.errors.notFoundTitle} text={manifest ? m.errors.noPage(manifest.title) : m.errors.noGame} />
      </Page>
    )
  }
  if (!page) {
    return (
      <Page title={m.loading}>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      </Page>
    )
  }
  return (
    <div className={styles.world} style={parts?.board?.theme[theme]}>
      <Page title={`${page.title} · ${manifest.title}`}>
        <Head game={id} title={manifest.title} page={page} pages={parts?.board?.pages} />
        <Catch key={page.id} instead={() => <Trouble title={m.errors.title} text={m.errors.pageCrashed} retry={() => location.reload()} />}>
          <PlayContext value={(table) => void begin(table)}>
            <page.Page />
          </PlayContext>
          <ErrorNote error={error} />
        </Catch>
      </Page>
    </div>
  )
}

interface HeadProps {
  readonly game: string
  /** The game's. */
  readonly title: string
  readonly page: BoardPage
  readonly pages: readonly BoardPage[] | undefined
}

/** The links back to the game, and to its other pages. */
function Head({ game, title, page, pages }: HeadProps) {
  const m = useMessages()
  return (
    <div className={styles.head}>
      <Link href={`/game/${game}`} className={`${ui.quiet} ${ui.icon}`} aria-label={m.game.backTo(title)}>
        <Drawing name="back" />
      </Link>
      <h1>
        {page.title}
        <span className={styles.of}>{title}</span>
      </h1>
      <nav aria-label={m.game.pages} className={styles.pages}>
        {pages?.map((each) => (
          <Link
            key={each.id}
            href={`/game/${game}/${each.id}`}
            className={styles.page}
            aria-current={each.id === page.id ? 'page' : undefined}
          >
            {each.title}
          </Link>
        ))}
      </nav>
    </div>
  )
}
