import { use } from 'react'
import { ExplainsContext } from '../explain/context.ts'
import { Help } from '../frame/Help.tsx'
import type { LiveTableState } from './useLiveTable.ts'

interface TableHelpProps {
  readonly t: LiveTableState
  readonly close: () => void
  readonly exploring?: boolean
}

/** The help, with a link to each rule it names. */
export function TableHelp({ t, close, exploring = false }: TableHelpProps) {
  const readRule = use(ExplainsContext)?.readRule
  return <Help game={t.table.game} words={t.words} readRule={(rule) => readRule?.(rule)} close={close} exploring={exploring} />
}
