/// <reference types="vite/types/importMeta.d.ts" />
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { SERVED } from '../edition.ts'
import { useSession } from '../service/session.ts'
import { useMessages } from '../words/index.ts'
import { Drawing } from './Drawing.tsx'
import styles from './Page.module.css'
import ui from './ui.module.css'
import { useOnline } from './useOnline.ts'

/** Sets the browser tab's title while it is shown. */
export function useTitle(title: string): void {
  const m = useMessages()
  useEffect(() => {
    document.title = title ? `${title} · ${m.brand}` : m.brand
  }, [title, m])
}

interface PageProps {
  /** For the browser's tab; empty on the home page. */
  readonly title: string
  readonly children: ReactNode
  readonly narrow?: boolean | undefined
}

/** A page with the site's header and footer. Tables have a frame of their own. */
export function Page({ title, children, narrow }: PageProps) {
  const m = useMessages()
  const user = useSession((s) => s.user)
  const online = useOnline()
  useTitle(title)
  return (
    <>
      <a href="#content" className={styles.skip}>
        {m.skip}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.brand}>
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="30" height="30" />
          {m.brand}
        </Link>
        {SERVED && !online && (
          <p className={styles.offline} role="status">
            {m.nav.offline}
          </p>
        )}
        <nav aria-label={m.nav.main} className={styles.nav}>
          {SERVED && (
            <Link href="/friends" className={`${ui.quiet} ${styles.link}`}>
              <Drawing name="people" />
              <span>{m.friends.nav}</span>
            </Link>
          )}
          <Link href="/settings" className={`${ui.quiet} ${styles.link}`}>
            <Drawing name="gear" />
            <span>{m.nav.settings}</span>
          </Link>
          {SERVED && (
            <Link href="/account" className={`${ui.quiet} ${styles.link}`}>
              <Drawing name="user" />
              <span>{user?.name ?? m.nav.account}</span>
            </Link>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={narrow ? styles.narrow : styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{m.tagline}</span>
        <Link href="/credits">{m.nav.credits}</Link>
      </footer>
    </>
  )
}
