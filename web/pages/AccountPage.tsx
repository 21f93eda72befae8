import { LONGEST_NAME } from '@rulewright/wire'
import { type FormEvent, useState } from 'react'
import { ServiceError, service } from '../service/http.ts'
import { changedUser, ensureSignedIn, useSession } from '../service/session.ts'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'

const SHORTEST_PASSWORD = 8

/** Who I am: a guest who may stay one, or an account kept with an email address. */
export function AccountPage() {
  const m = useMessages()
  const user = useSession((s) => s.user)
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState('')
  const attempt: Attempt = async (work, then) => {
    setError(null)
    setDone('')
    try {
      await work()
      await changedUser()
      setDone(then)
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <Page title={m.account.title} narrow>
      <div className={styles.page}>
        <h1>{m.account.title}</h1>
        {user && !user.guest ? (
          <p className={ui.lead}>{m.account.signedIn(user.email ?? user.name)}</p>
        ) : (
          <p className={ui.lead}>{m.account.guest}</p>
        )}
        {error !== null && (
          <p className={ui.problem} role="alert">
            {error instanceof ServiceError && error.message ? error.message : sentenceFor(error, m)}
          </p>
        )}
        {done && (
          <p className={ui.good} role="status">
            {done}
          </p>
        )}
        {user && <NameForm name={user.name} attempt={attempt} />}
        {(!user || user.guest) && (
          <div className={styles.columns}>
            <KeepPanel name={user?.name ?? null} attempt={attempt} />
            <SignInPanel attempt={attempt} />
          </div>
        )}
        {user && !user.guest && (
          <button type="button" className={ui.button} onClick={() => void attempt(service.signOut, m.account.signedOut)}>
            {m.account.signOut}
          </button>
        )}
      </div>
    </Page>
  )
}

/** Does what was asked for, then says so, or says what went wrong. */
type Attempt = (work: () => Promise<unknown>, then: string) => Promise<void>

function NameForm({ name, attempt }: { readonly name: string; readonly attempt: Attempt }) {
  const m = useMessages()
  return (
    <Form submit={m.account.rename} onSubmit={(data) => attempt(() => service.rename(text(data, 'name')), m.account.renamed)}>
      <Labelled label={m.account.name}>
        {(id) => (
          <input
            key={name}
            id={id}
            name="name"
            className={ui.input}
            defaultValue={name}
            maxLength={LONGEST_NAME}
            required
            autoComplete="nickname"
          />
        )}
      </Labelled>
    </Form>
  )
}

/** For a guest who wants to stay: an address and a password. */
function KeepPanel({ name, attempt }: { readonly name: string | null; readonly attempt: Attempt }) {
  const m = useMessages()
  const keep = async (data: FormData) => {
    await ensureSignedIn()
    await service.signUp(name ?? text(data, 'email').replace(/@.*/, ''), text(data, 'email'), text(data, 'password'))
  }
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.keepTitle}</h2>
      <p className={styles.quiet}>{m.account.keepAbout}</p>
      <Form submit={m.account.keep} primary onSubmit={(data) => attempt(() => keep(data), m.account.kept)}>
        <Credentials newPassword />
      </Form>
    </section>
  )
}

function SignInPanel({ attempt }: { readonly attempt: Attempt }) {
  const m = useMessages()
  const signIn = (data: FormData) => service.signIn(text(data, 'email'), text(data, 'password'))
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.signInTitle}</h2>
      <Form submit={m.account.signIn} onSubmit={(data) => attempt(() => signIn(data), '')}>
        <Credentials />
      </Form>
    </section>
  )
}

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

interface FormProps {
  readonly submit: string
  readonly primary?: boolean
  readonly onSubmit: (data: FormData) => Promise<void>
  readonly children: React.ReactNode
}

function Form({ submit, primary, onSubmit, children }: FormProps) {
  const [busy, setBusy] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    void onSubmit(new FormData(event.currentTarget)).finally(() => setBusy(false))
  }
  return (
    <form className={styles.form} onSubmit={send}>
      {children}
      <button type="submit" className={primary ? ui.primary : ui.button} disabled={busy}>
        {submit}
      </button>
    </form>
  )
}

function Credentials({ newPassword }: { readonly newPassword?: boolean }) {
  const m = useMessages()
  return (
    <>
      <Labelled label={m.account.email}>
        {(id) => <input id={id} name="email" type="email" className={ui.input} required autoComplete="email" />}
      </Labelled>
      <Labelled label={newPassword ? m.account.newPassword : m.account.password}>
        {(id) => (
          <input
            id={id}
            name="password"
            type="password"
            className={ui.input}
            required
            minLength={SHORTEST_PASSWORD}
            autoComplete={newPassword ? 'new-password' : 'current-password'}
          />
        )}
      </Labelled>
    </>
  )
}
