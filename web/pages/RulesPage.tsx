import { findGame } from '@rulewright/games'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Markdown, RuleItem } from '../rules/Markdown.tsx'
import { type Block, chaptersOf, forPlayers, parseMarkdown, searchRules } from '../rules/markdown.ts'
import { rulesText } from '../rules/text.ts'
import { ServiceError, service } from '../service/http.ts'
import { Page } from '../ui/Page.tsx'
import { FailedPage } from '../ui/PageStates.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './RulesPage.module.css'

const MOST_FOUND = 60

/** A game's numbered rules: chapters beside, a search above, an anchor for each rule. */
export function RulesPage({ game }: { readonly game: string }) {
  const m = useMessages()
  const load = useCallback(async () => {
    const title = findGame(game)?.title ?? (await service.games()).find((g) => g.id === game)?.title
    return { title: title ?? game, blocks: parseMarkdown(await rulesText(game)) }
  }, [game])
  const [loading, again] = useAsync(load)
  const all = loading.state === 'done' ? loading.value.blocks : null
  const [wantsNotes, setNotes] = useState(false)
  const players = useMemo(() => all && forPlayers(all), [all])
  // A link may lead to something folded away.
  const notes = wantsNotes || (all !== null && players !== null && leadsInto(all) && !leadsInto(players))
  const blocks = notes ? all : players
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const found = useMemo(() => (blocks && sought.trim() ? searchRules(blocks, sought) : null), [blocks, sought])
  useAnchor(blocks !== null)
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && ['no-such-game', 'no-such-page'].includes(loading.error.reason)
    return <FailedPage title={m.home.rules} error={loading.error} missing={missing ? m.rules.none : null} retry={again} />
  }
  const title = loading.state === 'done' ? m.rules.title(loading.value.title) : m.home.rules
  return (
    <Page title={title}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <search className={styles.search}>
          <input
            type="search"
            className={ui.input}
            value={query}
            aria-label={m.rules.search}
            placeholder={m.rules.search}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="button" className={ui.button} aria-pressed={notes} onClick={() => setNotes(!wantsNotes)}>
            {m.rules.notes}
          </button>
          {findGame(game)?.guide && (
            <Link href={`/guide/${game}`} className={ui.button}>
              {m.game.guide}
            </Link>
          )}
          <Link href={`/game/${game}`} className={ui.primary}>
            {m.rules.play}
          </Link>
        </search>
      </div>
      {!blocks && (
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      )}
      {found && <Found rules={found} />}
      {blocks && <RulesText blocks={blocks} hidden={found !== null} />}
    </Page>
  )
}

/** Whether the address names one of these rules or headings. */
function leadsInto(blocks: readonly Block[]): boolean {
  const id = decodeURIComponent(location.hash.slice(1))
  return id !== '' && blocks.some((block) => (block.kind === 'item' ? block.rule === id : block.kind === 'heading' && block.id === id))
}

/** The page is drawn after the browser looked for its anchor: look again. */
function useAnchor(drawn: boolean): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (drawn && id && document.getElementById(id)) {
      location.replace(`#${id}`)
      document.getElementById(id)?.scrollIntoView()
    }
  }, [drawn])
}

/** The rules that match the search. */
function Found({ rules }: { readonly rules: ReturnType<typeof searchRules> }) {
  const m = useMessages()
  return (
    <section aria-live="polite" className={styles.found}>
      <p>{m.rules.found(rules.length)}</p>
      <ul>
        {rules.slice(0, MOST_FOUND).map((item) => (
          <li key={item.rule}>
            <RuleItem rule={item.rule ?? ''} text={item.text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The whole text with its chapters beside it; hidden, not gone, during a search. */
function RulesText({ blocks, hidden }: { readonly blocks: ReturnType<typeof parseMarkdown>; readonly hidden: boolean }) {
  const m = useMessages()
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={m.rules.contents}>
        <ol>
          {chaptersOf(blocks).map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text} hidden={hidden}>
        <Markdown blocks={blocks} />
      </article>
    </div>
  )
}
