import { SHORTEST_PASSWORD } from '@rulewright/wire'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'

/** Does what was requested, then says so, or says what went wrong. */
export type Attempt = (work: () => Promise<unknown>, then: string) => Promise<void>

export const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** As it was typed: a password may begin with a space. */
export const secret = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

interface FormProps {
  readonly submit: string
  readonly look?: 'primary' | 'button' | 'danger'
  readonly onSubmit: (data: FormData) => Promise<void>
  readonly children: ReactNode
}

export function Form({ submit, look = 'button', onSubmit, children }: FormProps) {
  const [busy, setBusy] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    void onSubmit(new FormData(event.currentTarget)).finally(() => setBusy(false))
  }
  return (
    <form className={styles.form} onSubmit={send}>
      {children}
      <button type="submit" className={ui[look]} disabled={busy}>
        {submit}
      </button>
    </form>
  )
}

export function EmailField({ label }: { readonly label?: string }) {
  const m = useMessages()
  return (
    <Labelled label={label ?? m.account.email}>
      {(id) => <input id={id} name="email" type="email" className={ui.input} required autoComplete="email" />}
    </Labelled>
  )
}

/** A new password is chosen here, or the current one entered. */
export function PasswordField({ isNew, name = 'password' }: { readonly isNew?: boolean; readonly name?: 'password' | 'newPassword' }) {
  const m = useMessages()
  const asked = name === 'newPassword' ? m.account.otherPassword : m.account.newPassword
  return (
    <Labelled label={isNew ? asked : m.account.password}>
      {(id) => (
        <input
          id={id}
          name={name}
          type="password"
          className={ui.input}
          required
          minLength={SHORTEST_PASSWORD}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
    </Labelled>
  )
}
