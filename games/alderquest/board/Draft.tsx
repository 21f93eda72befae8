import { plain } from '@rulewright/kernel'
import { Icon, Thing } from '@rulewright/tablekit'
import type { AlderquestOption } from '../rules/options.ts'
import { guildText } from '../words/glossary.ts'
import { guildName, heroName } from '../words/things.ts'
import styles from './Draft.module.css'
import { HeroFace } from './faces.tsx'
import { GUILD_LOOKS } from './looks.ts'

/** Guilds and Heroes on offer before the match begins. */
export function Draft({ options }: { readonly options: readonly AlderquestOption[] }) {
  return (
    <div className={styles.draft}>
      {options.map((option) => {
        if (option.do === 'guild' || option.do === 'side') {
          const look = GUILD_LOOKS[option.guild]
          return (
            <Thing key={option.guild} id={`guild:${option.guild}`} label={guildName(option.guild)} className={styles.offer} flies={false}>
              {look && <Icon of={look.glyph} size={64} style={{ color: look.light }} />}
              <b>{guildName(option.guild)}</b>
              <small>{guildText(option.guild)}</small>
            </Thing>
          )
        }
        if (option.do === 'place-hero' || option.do === 'rival-hero') {
          return (
            <Thing
              key={option.hero}
              id={`hero:${option.hero}`}
              label={plain(heroName(option.hero))}
              className={styles.offered}
              flies={false}
            >
              <HeroFace hero={option.hero} width={176} />
            </Thing>
          )
        }
        return null
      })}
    </div>
  )
}
