import type { TableInfo } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { End } from '../frame/End.tsx'
import { mayPlayAgain } from '../match/again.ts'
import { rematchOf } from '../match/begin.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface OverProps extends Pick<Parameters<typeof End>[0], 'match' | 'outcome' | 'verdict' | 'names' | 'parts' | 'count'> {
  readonly table: TableInfo
}

/** The foot of a finished match; its moment opens over the table once. */
export function Over({ table, ...end }: OverProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [open, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  const rematch = mayPlayAgain(table) ? () => void rematchOf(table).then(go, () => undefined) : null
  return (
    <div className={ui.spread} style={{ padding: '12px 16px' }}>
      <strong>{end.verdict.headline}.</strong>
      <button type="button" data-stop="" className={ui.button} onClick={() => setOpen(true)}>
        {m.end.title}
      </button>
      {rematch && (
        <button type="button" data-stop="" className={ui.primary} onClick={rematch}>
          {m.end.rematch}
        </button>
      )}
      {open && <End {...end} rematch={rematch} close={close} />}
    </div>
  )
}
