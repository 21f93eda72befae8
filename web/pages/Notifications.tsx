import { DIGESTS } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { service } from '../service/http.ts'
import { Check, ChoiceField, Labelled } from '../ui/fields.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'

/** Notifications of one's turn in a match that goes on for days: by the browser or by a webhook. */
export function Notifications() {
  const m = useMessages()
  const [settings, again] = useAsync(service.notifications)
  const [said, setSaid] = useState<{ readonly text: string; readonly ofBrowser: boolean } | null>(null)
  if (settings.state !== 'done') return null
  const { value } = settings
  const trying = (ofBrowser: boolean) => async (work: () => Promise<string>) => {
    setSaid({ text: await work().catch((error: unknown) => sentenceFor(error, m)), ofBrowser })
    again()
  }
  const attempt = trying(false)
  return (
    <>
      <p className={styles.quiet}>{m.settings.notifyOn(value.browsers)}</p>
      <ThisBrowser pushKey={value.pushKey} attempt={trying(true)} />
      {said?.ofBrowser && <Said text={said.text} />}
      <Webhook address={value.webhook} attempt={attempt} />
      <ChoiceField
        legend={m.away.digest}
        values={DIGESTS.map((each) => [each, m.away.digests[each]] as const)}
        value={value.digest}
        onChange={(digest) =>
          void attempt(async () => {
            await service.changeNotifications({ digest })
            return m.settings.saved
          })
        }
      />
      {value.mail !== null && (
        <Check
          label={m.away.mail}
          checked={value.mail}
          onChange={(mail) =>
            void attempt(async () => {
              await service.changeNotifications({ mail })
              return m.settings.saved
            })
          }
        />
      )}
      <p>
        <Link href="/calendar">
          {m.away.calendar} · {m.away.vacation}
        </Link>
      </p>
      {said && !said.ofBrowser && <Said text={said.text} />}
    </>
  )
}

/** What came of it, where the eye is: done, or what is the matter. */
function Said({ text }: { readonly text: string }) {
  const m = useMessages()
  return (
    <p className={text === m.settings.saved ? ui.good : ui.problem} role="status">
      {text}
    </p>
  )
}

interface Attempting {
  /** Does it, reports the result and reloads the settings. */
  readonly attempt: (work: () => Promise<string>) => Promise<void>
}

function ThisBrowser({ pushKey, attempt }: Attempting & { readonly pushKey: string }) {
  const m = useMessages()
  return (
    <div className={ui.spread}>
      <button type="button" className={ui.button} onClick={() => void attempt(() => subscribe(pushKey, m))}>
        {m.settings.notifyBrowser}
      </button>
      <button
        type="button"
        className={ui.quiet}
        onClick={() => void attempt(async () => ((await unsubscribe()) ? m.settings.saved : m.settings.notifyNot))}
      >
        {m.settings.notifyOff}
      </button>
    </div>
  )
}

function Webhook({ address, attempt }: Attempting & { readonly address: string | null }) {
  const m = useMessages()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const entered = new FormData(event.currentTarget).get('webhook')
        void attempt(async () => {
          await service.changeNotifications({ webhook: typeof entered === 'string' && entered ? entered : null })
          return m.settings.saved
        })
      }}
    >
      <Labelled label={m.settings.webhook}>
        {(id) => <input id={id} name="webhook" type="url" className={ui.input} defaultValue={address ?? ''} />}
      </Labelled>
      <button type="submit" className={ui.button}>
        {m.settings.webhookSave}
      </button>
    </form>
  )
}

/** Returns the message: that it is done, or what prevents it. */
async function subscribe(key: string, m: Messages): Promise<string> {
  if (!window.isSecureContext) return m.settings.notifyInsecure
  if (!('PushManager' in window)) return m.settings.notifyNone
  const worker = await navigator.serviceWorker?.getRegistration()
  if (!worker?.active) return m.settings.notifyNotKept
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? m.settings.notifyDenied : m.settings.notifyDismissed
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
  if (!subscription) return m.settings.notifyFailed
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return m.settings.notifyNone
  await service.changeNotifications({ subscribe: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } })
  return m.settings.saved
}

async function unsubscribe(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return false
  await service.changeNotifications({ unsubscribe: subscription.endpoint })
  await subscription.unsubscribe()
  return true
}
