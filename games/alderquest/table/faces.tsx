import { plain } from '@rulewright/kernel'
import { Card } from '@rulewright/tablekit'
import type { MinionView } from '../rules/view.ts'
import {
  abilityName,
  abilityText,
  className,
  guildName,
  heroName,
  keywordNames,
  quarrelEffect,
  quarrelName,
  relicEffect,
  relicName,
  teamName,
  typeName,
  typeText,
} from '../words/names.ts'
import { acorn, dramaMasks, holyOak, lockedChest, oak, oakLeaf, snowflake2, wolfTrap } from './icons.ts'
import { CLASS_GLYPHS, GUILD_LOOKS, heroGlyph } from './looks.ts'

const HUES = [326, 205, 98, 268]

const SUBJECTS = [dramaMasks, oakLeaf, wolfTrap, acorn, snowflake2, lockedChest, holyOak, oak, ...CLASS_GLYPHS]

/** A subject by the card's number, with two others behind it. */
const quarrelArt = (quarrel: number) => [0, 3, 7].flatMap((n) => SUBJECTS[(quarrel + n) % SUBJECTS.length] ?? [])

export function QuarrelFace({ quarrel, width }: { readonly quarrel: number; readonly width?: number }) {
  return (
    <Card
      seed={`quarrel ${quarrel}`}
      name={plain(quarrelName(quarrel))}
      type="Quarrel"
      art={quarrelArt(quarrel)}
      hue={18 + ((quarrel * 37) % 60)}
      text={quarrelEffect(quarrel)}
      {...(width === undefined ? {} : { width })}
    />
  )
}

export function RelicFace({ relic, width }: { readonly relic: number; readonly width?: number }) {
  return (
    <Card
      seed={`relic ${relic}`}
      name={plain(relicName(relic))}
      type="Relic"
      art={[lockedChest, holyOak, acorn]}
      hue={48}
      text={relicEffect(relic)}
      {...(width === undefined ? {} : { width })}
    />
  )
}

export function HeroFace({ hero, width }: { readonly hero: number; readonly width?: number }) {
  const guild = hero >> 1
  return (
    <Card
      seed={`hero ${hero}`}
      name={plain(heroName(hero))}
      type={`Hero · ${guildName(guild)}`}
      art={[heroGlyph(hero), GUILD_LOOKS[guild]?.glyph ?? acorn, oakLeaf]}
      hue={HUES[guild] ?? 40}
      text={`${abilityName(hero)}: ${abilityText(hero)}`}
      {...(width === undefined ? {} : { width })}
    />
  )
}

export function MinionFace({ minion }: { readonly minion: MinionView }) {
  const upgraded = minion.type !== null
  const granted = keywordNames(minion.granted)
  return (
    <Card
      seed={`minion ${minion.type ?? minion.class}`}
      name={minion.type !== null ? typeName(minion.type) : className(minion.class)}
      type={`${teamName(minion.team)} · ${guildName(minion.guild)}${minion.upgraded ? ' · upgraded' : ''}`}
      art={[CLASS_GLYPHS[minion.class] ?? acorn, GUILD_LOOKS[minion.guild]?.glyph ?? oak, oakLeaf]}
      hue={HUES[minion.guild] ?? 40}
      text={`${upgraded && minion.type !== null ? typeText(minion.type) : 'Its type is known when it is upgraded.'}${granted ? ` This turn: ${granted}.` : ''}`}
    />
  )
}
