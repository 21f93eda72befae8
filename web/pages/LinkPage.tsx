import type { LinkInfo } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ServiceError, service } from '../service/http.ts'
import { changedUser } from '../service/session.ts'
import { Page } from '../ui/Page.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { Form, PasswordField, secret } from './account-forms.tsx'

/** Where a one-time link leads. It takes a press to follow it: merely opening the page does not use it up. */
export function LinkPage() {
  const m = useMessages()
  const [token] = useState(() => location.hash.slice(1))
  const [info, setInfo] = useState<LinkInfo | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState(false)
  useEffect(() => {
    // Removed from the address, so that nobody finds it over a shoulder or in the history.
    history.replaceState(history.state, '', location.pathname)
    service.lookAtLink(token).then(setInfo, setError)
  }, [token])
  const follow = async (data: FormData) => {
    setError(null)
    try {
      await service.followLink(token, info?.kind === 'reset' ? secret(data, 'password') : undefined)
      setDone(true)
      await changedUser()
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <Page title={m.account.linkTitle} narrow>
      <div className={styles.page}>
        <h1>{info ? m.account.link[info.kind](info.name) : m.account.linkTitle}</h1>
        {error !== null && (
          <p className={ui.problem} role="alert">
            {error instanceof ServiceError && error.message ? error.message : sentenceFor(error, m)}
          </p>
        )}
        {done && info && (
          <p className={ui.good} role="status">
            {m.account.linkDone[info.kind]}
          </p>
        )}
        {info && !done && (
          <Form submit={m.account.linkFollow[info.kind]} look="primary" onSubmit={follow}>
            {info.kind === 'reset' && <PasswordField isNew />}
          </Form>
        )}
        <p>
          <Link href="/account" className={ui.button}>
            {m.account.title}
          </Link>
        </p>
      </div>
    </Page>
  )
}
