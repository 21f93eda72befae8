import { Page } from '../ui/Page.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

export function CreditsPage() {
  const m = useMessages()
  return (
    <Page title={m.credits.title} narrow>
      <div className={ui.stack}>
        <h1>{m.credits.title}</h1>
        <p>{m.credits.icons}</p>
        <p>{m.credits.fonts}</p>
        <p>{m.credits.rules}</p>
      </div>
    </Page>
  )
}
