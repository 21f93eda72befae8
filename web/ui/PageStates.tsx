import type { ReactNode } from 'react'
import { useMessages } from '../words/index.ts'
import { Page } from './Page.tsx'
import { sentenceFor, Trouble } from './trouble.tsx'
import ui from './ui.module.css'
import { usePlainType } from './usePlainType.ts'

interface LoadingPageProps {
  readonly title?: string
  readonly narrow?: boolean
  readonly children?: ReactNode
}

/** A page whose content is on its way. */
export function LoadingPage({ title, narrow, children }: LoadingPageProps) {
  const m = useMessages()
  usePlainType()
  return (
    <Page title={title ?? m.loading} narrow={narrow}>
      <p className={ui.lead} role="status">
        {m.loading}
      </p>
      {children}
    </Page>
  )
}

interface FailedPageProps {
  readonly title: string
  readonly error: unknown
  /** The message when the page's subject does not exist; null for other failures, which may be retried. */
  readonly missing: string | null
  readonly retry: () => void
  readonly narrow?: boolean
}

/** In place of a page whose content could not be fetched. */
export function FailedPage({ title, error, missing, retry, narrow }: FailedPageProps) {
  const m = useMessages()
  return (
    <Page title={title} narrow={narrow}>
      {missing === null ? (
        <Trouble title={m.errors.title} text={sentenceFor(error, m)} retry={retry} />
      ) : (
        <Trouble title={m.errors.notFoundTitle} text={missing} />
      )}
    </Page>
  )
}
