import { LONGEST_NAME, type User } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { ServiceError, service } from '../service/http.ts'
import { changedUser, ensureSignedIn, useSession } from '../service/session.ts'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { type Attempt, EmailField, Form, PasswordField, secret, text } from './account-forms.tsx'
import { LeavingPanel, MyDataPanel, ShutOutPanel } from './account-panels.tsx'

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
      const said = await work()
      await changedUser()
      setDone(typeof said === 'string' ? said : then)
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <Page title={m.account.title} narrow>
      <div className={styles.page}>
        <h1>{m.account.title}</h1>
        <p className={ui.lead}>{user && !user.guest ? m.account.signedIn(user.email ?? user.name) : m.account.guest}</p>
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
        {user?.operator && (
          <p>
            <Link href="/operator" className={ui.button}>
              {m.operator.title}
            </Link>{' '}
            <Link href="/lab" className={ui.button}>
              {m.lab.title}
            </Link>
          </p>
        )}
        {user && <NameForm name={user.name} attempt={attempt} />}
        {user && !user.guest ? <Kept attempt={attempt} /> : <NotKept user={user ?? null} attempt={attempt} />}
        {user && <ShutOutPanel />}
        {user && (
          <div className={styles.columns}>
            <MyDataPanel />
            <LeavingPanel guest={user.guest} attempt={attempt} />
          </div>
        )}
      </div>
    </Page>
  )
}

function Kept({ attempt }: { readonly attempt: Attempt }) {
  const m = useMessages()
  const moveTo = async (data: FormData) => {
    const { sent } = await service.changeAddress(secret(data, 'password'), text(data, 'email'))
    return sent ? m.account.addressSent : m.account.addressChanged
  }
  return (
    <>
      <button type="button" className={ui.button} onClick={() => void attempt(service.signOut, m.account.signedOut)}>
        {m.account.signOut}
      </button>
      <div className={styles.columns}>
        <section className={`${ui.panel} ${styles.panel}`}>
          <h2>{m.account.passwordTitle}</h2>
          <Form
            submit={m.account.changePassword}
            onSubmit={(data) =>
              attempt(() => service.changePassword(secret(data, 'password'), secret(data, 'newPassword')), m.account.passwordChanged)
            }
          >
            <PasswordField />
            <PasswordField isNew name="newPassword" />
          </Form>
        </section>
        <section className={`${ui.panel} ${styles.panel}`}>
          <h2>{m.account.addressTitle}</h2>
          <Form submit={m.account.changeAddress} onSubmit={(data) => attempt(() => moveTo(data), '')}>
            <EmailField label={m.account.newEmail} />
            <PasswordField />
          </Form>
        </section>
      </div>
    </>
  )
}

function NotKept({ user, attempt }: { readonly user: User | null; readonly attempt: Attempt }) {
  return (
    <div className={styles.columns}>
      <KeepPanel name={user?.name ?? null} attempt={attempt} />
      <SignInPanel attempt={attempt} />
    </div>
  )
}

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
    const called = name ?? text(data, 'email').replace(/@.*/, '').slice(0, LONGEST_NAME)
    const { sent } = await service.signUp(called, text(data, 'email'), secret(data, 'password'))
    return sent ? m.account.keepSent : m.account.kept
  }
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.keepTitle}</h2>
      <p className={styles.quiet}>{m.account.keepAbout}</p>
      <Form submit={m.account.keep} look="primary" onSubmit={(data) => attempt(() => keep(data), '')}>
        <EmailField />
        <PasswordField isNew />
      </Form>
    </section>
  )
}

function SignInPanel({ attempt }: { readonly attempt: Attempt }) {
  const m = useMessages()
  const remind = async (data: FormData) => {
    const { sent } = await service.forgotten(text(data, 'email'))
    return sent ? m.account.forgottenSent : m.account.forgottenAsk
  }
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <h2>{m.account.signInTitle}</h2>
      <Form
        submit={m.account.signIn}
        onSubmit={(data) => attempt(() => service.signIn(text(data, 'email'), secret(data, 'password')).then(() => ''), '')}
      >
        <EmailField />
        <PasswordField />
      </Form>
      <details>
        <summary className={styles.summary}>{m.account.forgotten}</summary>
        <Form submit={m.account.forgottenSend} onSubmit={(data) => attempt(() => remind(data), '')}>
          <EmailField label={m.account.forgottenEmail} />
        </Form>
      </details>
    </section>
  )
}
