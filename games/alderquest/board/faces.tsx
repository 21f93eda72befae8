import { plain, withArticle } from '@rulewright/kernel'
import { Card } from '@rulewright/tablekit'
import { guildOfQuarrel } from '../content/quarrels.ts'
import type { MinionView } from '../rules/view.ts'
import {
  abilityCost,
  abilityName,
  abilityText,
  className,
  guildName,
  heroKind,
  heroName,
  isTrap,
  keywordNames,
  quarrelGuild,
  quarrelName,
  quarrelRules,
  quarrelType,
  relicEffect,
  relicName,
  teamName,
  typeName,
  upgradedSide,
} from '../words/things.ts'
import { acorn, dramaMasks, holyOak, lockedChest, oak, oakLeaf, snowflake2, wolfTrap } from './icons.ts'
import { CLASS_GLYPHS, GUILD_LOOKS, heroGlyph } from './looks.ts'

const HUES = [326, 205, 98, 268]

const SUBJECTS = [dramaMasks, oakLeaf, wolfTrap, acorn, snowflake2, lockedChest, holyOak, oak, ...CLASS_GLYPHS]

/** A subject by the card's number, with two others behind it. */
const quarrelArt = (quarrel: number) => [0, 3, 7].flatMap((n) => SUBJECTS[(quarrel + n) % SUBJECTS.length] ?? [])

/** The guild's hue, a little to the side for each of its seven. */
const quarrelHue = (quarrel: number) => (HUES[guildOfQuarrel(quarrel)] ?? 40) + ((quarrel % 7) - 3) * 5

export function QuarrelFace({ quarrel, width }: { readonly quarrel: number; readonly width?: number }) {
  return (
    <Card
      seed={`quarrel ${quarrel}`}
      name={plain(quarrelName(quarrel))}
      type={`${quarrelType(quarrel)} · ${quarrelGuild(quarrel)}`}
      cost={1}
      costLabel={`${quarrelGuild(quarrel)} rune`}
      glyph={isTrap(quarrel) ? wolfTrap : dramaMasks}
      art={quarrelArt(quarrel)}
      hue={quarrelHue(quarrel)}
      text={quarrelRules(quarrel)}
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
      cost={1}
      costLabel="Any rune"
      art={[lockedChest, holyOak, acorn]}
      hue={48}
      text={relicEffect(relic)}
      {...(width === undefined ? {} : { width })}
    />
  )
}

export function HeroFace({ hero, width }: { readonly hero: number; readonly width?: number }) {
  const guild = hero >> 1
  const cost = abilityCost(hero)
  const kind = heroKind(hero)
  return (
    <Card
      seed={`hero ${hero}`}
      name={plain(heroName(hero))}
      type={kind === null ? 'Hero' : `Hero · ${kind}`}
      art={[heroGlyph(hero), GUILD_LOOKS[guild]?.glyph ?? acorn, oakLeaf]}
      hue={HUES[guild] ?? 40}
      text={`${abilityName(hero)}: ${abilityText(hero)}`}
      {...(cost === null ? {} : { cost, costLabel: 'Runes' })}
      {...(width === undefined ? {} : { width })}
    />
  )
}

export function MinionFace({ minion, width }: { readonly minion: MinionView; readonly width?: number }) {
  // A basic minion has no ability, even when everybody knows what it would become.
  const side = minion.upgraded ? minion.type : null
  const granted = keywordNames(minion.granted)
  const marks = [granted && `This turn: ${granted}.`, minion.stunned && 'Stunned.', minion.guarded && 'Guarded until its team’s next turn.']
  return (
    <Card
      seed={`minion ${side ?? minion.class}`}
      name={side === null ? className(minion.class) : typeName(side)}
      type={`${teamName(minion.team)} · ${guildName(minion.guild)}${minion.upgraded ? ' · upgraded' : ''}`}
      art={[CLASS_GLYPHS[minion.class] ?? acorn, GUILD_LOOKS[minion.guild]?.glyph ?? oak, oakLeaf]}
      hue={HUES[minion.guild] ?? 40}
      text={[side === null ? basicSide(minion.type) : upgradedSide(side), ...marks].filter(Boolean).join(' ')}
      {...(width === undefined ? {} : { width })}
    />
  )
}

const basicSide = (known: number | null): string =>
  known === null ? 'Basic. Its type is known when it is upgraded.' : `Basic. Upgraded it is ${withArticle(typeName(known))}.`
