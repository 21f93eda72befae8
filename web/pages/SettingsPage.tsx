import { setMuted, useMuted } from '@rulewright/tablekit'
import { MOTIONS, PACES, TEMPOS, TEXT_SIZES, THEMES, usePreferences } from '../preferences.ts'
import { useSession } from '../service/session.ts'
import { Check, ChoiceField } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import ui from '../ui/ui.module.css'
import { isLanguage, LANGUAGES, useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { Notifications } from './Notifications.tsx'

export function SettingsPage() {
  const m = useMessages()
  const preferences = usePreferences()
  const user = useSession((s) => s.user)
  const set = usePreferences.setState
  return (
    <Page title={m.settings.title} narrow>
      <div className={styles.page}>
        <h1>{m.settings.title}</h1>
        <LookAndSound />
        <MotionAndPace />
        <ChoiceField
          legend={m.settings.language}
          values={Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name] as const)}
          value={preferences.language}
          onChange={(tag) => isLanguage(tag) && set({ language: tag })}
        />
        <Check label={m.settings.idle} checked={preferences.passIdle} onChange={(passIdle) => set({ passIdle })} />
        <Check label={m.settings.list} checked={preferences.list} onChange={(list) => set({ list })} />
        {user && (
          <section className={`${ui.panel} ${styles.panel}`}>
            <h2>{m.settings.notify}</h2>
            <Notifications />
          </section>
        )}
        <details open={preferences.tree}>
          <summary className={styles.summary}>{m.settings.developers}</summary>
          <Check label={m.settings.tree} checked={preferences.tree} onChange={(tree) => set({ tree })} />
        </details>
      </div>
    </Page>
  )
}

function LookAndSound() {
  const m = useMessages()
  const preferences = usePreferences()
  const muted = useMuted()
  const set = usePreferences.setState
  return (
    <>
      <ChoiceField
        legend={m.settings.theme}
        values={THEMES.map((t) => [t, m.settings.themes[t]] as const)}
        value={preferences.theme}
        onChange={(theme) => set({ theme })}
      />
      <ChoiceField
        legend={m.settings.textSize}
        values={TEXT_SIZES.map((t) => [t, m.settings.textSizes[t]] as const)}
        value={preferences.textSize}
        onChange={(textSize) => set({ textSize })}
      />
      <ChoiceField
        legend={m.settings.sound}
        values={[
          ['on', m.settings.on],
          ['off', m.settings.off],
        ]}
        value={muted ? 'off' : 'on'}
        onChange={(value) => setMuted(value === 'off')}
      />
    </>
  )
}

/** How much moves, and how fast. */
function MotionAndPace() {
  const m = useMessages()
  const preferences = usePreferences()
  const set = usePreferences.setState
  return (
    <>
      <ChoiceField
        legend={m.settings.motion}
        values={MOTIONS.map((t) => [t, m.settings.motions[t]] as const)}
        value={preferences.motion}
        onChange={(motion) => set({ motion })}
      />
      <ChoiceField
        legend={m.settings.tempo}
        values={TEMPOS.map((t) => [t, m.settings.tempos[t]] as const)}
        value={preferences.tempo}
        onChange={(tempo) => set({ tempo })}
      />
      <ChoiceField
        legend={m.settings.pace}
        values={PACES.map((p) => [p, m.table.paces[p]] as const)}
        value={preferences.pace}
        onChange={(pace) => set({ pace })}
      />
    </>
  )
}
