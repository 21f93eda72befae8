import type { ReactNode } from 'react'
import styles from './Unseen.module.css'

interface UnseenProps {
  /** A live region: its text is read out when it changes. */
  readonly role?: 'log' | 'status'
  readonly children: ReactNode
}

/** Text that is read aloud and not shown. */
export const Unseen = ({ role, children }: UnseenProps) => (
  <span className={styles.unseen} role={role}>
    {children}
  </span>
)
