import { Unseen } from '@rulewright/tablekit'
import { useState } from 'react'
import { fullAddress } from '../address.ts'
import { useMessages } from '../words/index.ts'
import styles from './CopyLink.module.css'
import { Drawing } from './Drawing.tsx'
import ui from './ui.module.css'

/** A link to this site in a field, with a button that copies it. */
export function CopyLink({ path }: { readonly path: string }) {
  const m = useMessages()
  const [copied, setCopied] = useState(false)
  const link = fullAddress(path)
  return (
    <div className={styles.copy}>
      <input className={ui.input} readOnly value={link} aria-label={m.copy} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className={ui.button}
        onClick={() =>
          void navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Drawing name="copy" size={18} />
        {copied ? m.copied : m.copy}
      </button>
      <Unseen role="status">{copied ? m.copied : ''}</Unseen>
    </div>
  )
}
