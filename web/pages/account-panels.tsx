import type { ShutOutList } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import { service } from '../service/http.ts'
import { saveAs } from '../ui/save-as.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { type Attempt, Form, PasswordField, secret } from './account-forms.tsx'

/** Whom I have muted or blocked. */
export function ShutOutPanel() {
  const m = useMessages()
  const [list, setList] = useState<ShutOutList>([])
  useEffect(() => {
    service.shutOuts().then(setList, () => {})
  }, [])
  if (list.length === 0) return null
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.shutOutTitle}</h2>
      <ul className={styles.list}>
        {list.map(({ user, name, how }) => (
          <li key={user} className={styles.row}>
            <span>
              {name} <span className={styles.quiet}>· {m.account.shutOut[how]}</span>
            </span>
            <button type="button" className={ui.button} onClick={() => void service.letIn(user).then(setList, () => {})}>
              {m.account.letIn(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function MyDataPanel() {
  const m = useMessages()
  const [failed, setFailed] = useState(false)
  const take = () =>
    service.myData().then(
      (file) => saveAs('rulewright-my-data.json', file),
      () => setFailed(true),
    )
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.dataTitle}</h2>
      <p className={styles.quiet}>{m.account.dataAbout}</p>
      <p>
        <button type="button" className={ui.button} onClick={() => void take()}>
          {m.account.dataTake}
        </button>
      </p>
      {failed && (
        <p className={ui.problem} role="alert">
          {m.errors.title}
        </p>
      )}
    </section>
  )
}

/** Asked twice: it cannot be taken back. */
export function LeavingPanel({ guest, attempt }: { readonly guest: boolean; readonly attempt: Attempt }) {
  const m = useMessages()
  const leave = (data: FormData) => attempt(() => service.deleteMe(guest ? undefined : secret(data, 'password')), m.account.deleted)
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.deleteTitle}</h2>
      <p className={styles.quiet}>{m.account.deleteAbout}</p>
      <details>
        <summary className={styles.summary}>{m.account.deleteBegin}</summary>
        <Form submit={m.account.deleteNow} look="danger" onSubmit={leave}>
          {guest ? <p>{m.account.deleteSure}</p> : <PasswordField />}
        </Form>
      </details>
    </section>
  )
}
