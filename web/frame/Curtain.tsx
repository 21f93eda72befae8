import { SeatMark } from '@rulewright/tablekit'
import styles from '../room/WaitingRoom.module.css'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface CurtainProps {
  readonly name: string
  readonly seat: number
  readonly lift: () => void
}

/** Between two players at one device: nothing is shown until the next one is ready. */
export function Curtain({ name, seat, lift }: CurtainProps) {
  const m = useMessages()
  return (
    <div className={styles.room}>
      <div className={styles.card}>
        <h2>
          <SeatMark seat={seat} /> {m.table.curtain(name)}
        </h2>
        <button type="button" data-stop="" className={ui.primary} onClick={lift}>
          {m.table.curtainReady(name)}
        </button>
      </div>
    </div>
  )
}
