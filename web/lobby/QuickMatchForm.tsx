import { RATING_MODES, type RatingMode } from '@rulewright/wire'
import { useState } from 'react'
import type { ShelfGame } from '../match/shelf.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Check, ChoiceField } from '../ui/fields.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Lobby.module.css'
import { enter } from './queue.ts'

/** Which games, with how many, now or by correspondence. */
export function QuickMatchForm({ games, close }: { readonly games: readonly ShelfGame[]; readonly close: () => void }) {
  const m = useMessages()
  const [people, setPeople] = useState(2)
  const [mode, setMode] = useState<RatingMode>('live')
  // Games that the server reports later are included as well.
  const [unwanted, setUnwanted] = useState<readonly string[]>([])
  const [error, setError] = useState<unknown>(null)
  const counts = [...new Set(games.flatMap(({ seats }) => seats))].filter((n) => n > 1).sort((a, b) => a - b)
  const fitting = games.filter(({ seats }) => seats.includes(people))
  const wanted = fitting.map(({ id }) => id).filter((id) => !unwanted.includes(id))
  const begin = () => void enter({ games: wanted, people, mode }).then(close, setError)
  return (
    <Dialog title={m.quick.find} close={close}>
      <div className={styles.form}>
        <p className={styles.quiet}>{m.quick.about}</p>
        <ChoiceField
          legend={m.quick.people}
          values={counts.map((n) => [String(n), String(n)] as const)}
          value={String(people)}
          onChange={(n) => setPeople(Number(n))}
        />
        <fieldset className={styles.games}>
          <legend className={ui.label}>{m.quick.games}</legend>
          {fitting.map(({ id, title }) => (
            <Check
              key={id}
              label={title}
              checked={!unwanted.includes(id)}
              onChange={(on) => setUnwanted(on ? unwanted.filter((other) => other !== id) : [...unwanted, id])}
            />
          ))}
        </fieldset>
        <ChoiceField
          legend={m.quick.when}
          values={RATING_MODES.map((each) => [each, m.quick.mode[each]] as const)}
          value={mode}
          onChange={setMode}
        />
        {wanted.length === 0 && <p className={styles.quiet}>{m.quick.none}</p>}
        <ErrorNote error={error} />
        <button type="button" data-first="" className={ui.primary} disabled={wanted.length === 0} onClick={begin}>
          {m.quick.begin}
        </button>
      </div>
    </Dialog>
  )
}
