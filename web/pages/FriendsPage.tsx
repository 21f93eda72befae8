import type { AddFriend, Circle, User } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { MyClubs } from '../clubs/MyClubs.tsx'
import { service } from '../service/http.ts'
import { ensureSignedIn, useSession } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'

/** My friends, identified by what they have done. */
function useCircle() {
  /** Null while it is not known. */
  const [circle, setCircle] = useState<Circle | null>(null)
  const [error, setError] = useState<unknown>(null)
  const attempt = useCallback((doing: () => Promise<Circle>) => {
    setError(null)
    doing().then(setCircle, setError)
  }, [])
  const user = useSession((s) => s.user)
  const known = user === null ? null : user?.id
  useEffect(() => {
    if (known === null) setCircle({ friends: [], recent: [] })
    else if (known !== undefined) attempt(service.friends)
  }, [known, attempt])
  return {
    circle,
    error,
    add: (body: AddFriend) => attempt(() => ensureSignedIn().then(() => service.addFriend(body))),
    remove: (user: string) => attempt(() => service.removeFriend(user)),
  }
}

/** Friends, recent opponents, and my own page for others. */
export function FriendsPage() {
  const m = useMessages()
  const { circle, error, add, remove } = useCircle()
  const me = useSession((s) => s.user)
  return (
    <Page title={m.friends.title} narrow>
      <div className={styles.page}>
        <h1>{m.friends.title}</h1>
        <ErrorNote error={error} />
        <div className={styles.columns}>
          <Friends circle={circle} add={add} remove={remove} />
          <PlayedLast circle={circle} add={add} />
        </div>
        <MyClubs />
        {me && <MyPage me={me} />}
      </div>
    </Page>
  )
}

interface CircleProps {
  readonly circle: Circle | null
  readonly add: (body: AddFriend) => void
}

function Friends({ circle, add, remove }: CircleProps & { readonly remove: (user: string) => void }) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="friends">
      <h2 id="friends">{m.friends.mine}</h2>
      {circle?.friends.length === 0 && <p className={styles.quiet}>{m.friends.none}</p>}
      <ul className={styles.list}>
        {circle?.friends.map(({ user, name, online, mutual }) => (
          <li key={user} className={styles.row}>
            <Name user={user} name={name} about={online ? m.friends.here : mutual ? m.friends.mutual : ''} />
            <button type="button" className={ui.quiet} aria-label={m.friends.removed(name)} onClick={() => remove(user)}>
              {m.person.remove}
            </button>
          </li>
        ))}
      </ul>
      <AddByName add={add} />
    </section>
  )
}

function PlayedLast({ circle, add }: CircleProps) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="recent">
      <h2 id="recent">{m.friends.recent}</h2>
      {circle?.recent.length === 0 && <p className={styles.quiet}>{m.friends.noRecent}</p>}
      <ul className={styles.list}>
        {circle?.recent.map(({ user, name, online }) => (
          <li key={user} className={styles.row}>
            <Name user={user} name={name} about={online ? m.friends.here : ''} />
            {!circle.friends.some((friend) => friend.user === user) && (
              <button type="button" className={ui.button} aria-label={m.friends.added(name)} onClick={() => add({ user })}>
                {m.friends.addIt}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where others find me. */
function MyPage({ me }: { readonly me: User }) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`}>
      <p>{m.friends.link}</p>
      <CopyLink path={`/person/${me.id}`} />
      <p>
        <Link href={`/person/${me.id}`}>{me.name}</Link>
      </p>
      {me.guest && <p className={styles.quiet}>{m.friends.unlisted}</p>}
    </section>
  )
}

function Name({ user, name, about }: { readonly user: string; readonly name: string; readonly about: string }) {
  return (
    <span>
      <Link href={`/person/${user}`}>{name}</Link> {about !== '' && <span className={styles.quiet}>· {about}</span>}
    </span>
  )
}

function AddByName({ add }: { readonly add: (body: AddFriend) => void }) {
  const m = useMessages()
  const [name, setName] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add({ name: name.trim() })
        setName('')
      }}
    >
      <Labelled label={m.friends.add}>
        {(id) => <input id={id} className={ui.input} maxLength={32} value={name} onChange={(event) => setName(event.target.value)} />}
      </Labelled>
      <button type="submit" className={ui.button}>
        {m.friends.addIt}
      </button>
    </form>
  )
}
