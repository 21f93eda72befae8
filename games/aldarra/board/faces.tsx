import { Card, type Glyph } from '@rulewright/tablekit'
import { COLOURS } from '../content/dice.ts'
import { UPGRADES } from '../content/discoveries.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { SIDES_OF } from '../content/units.ts'
import { powerGlyph } from './emblems.ts'
import {
  castle,
  compass,
  crossedSwords,
  gears,
  laurelCrown,
  mountains,
  scrollUnfurled,
  telescope,
  treasureMap,
  watchtower,
  windyStripes,
} from './icons.ts'
import type { Labels } from './labels.ts'

interface CardFaceProps {
  readonly card: number
  readonly labels: Labels
}

const EXPLORE_ART: readonly Glyph[] = [treasureMap, compass, mountains, windyStripes, watchtower]
const OBJECTIVE_ART: readonly Glyph[] = [scrollUnfurled, laurelCrown, crossedSwords, castle, compass]
const DISCOVERY_ART: readonly Glyph[] = [telescope, gears, compass, windyStripes]

/** The subject of a card's picture: any of the kind's glyphs, the same for the same card. */
const art = (glyphs: readonly Glyph[], n: number): Glyph[] =>
  glyphs.map((_, i) => glyphs[(n + i) % glyphs.length]).filter((g) => g !== undefined)

export function ExploreFace({ card, labels }: CardFaceProps) {
  return (
    <Card
      seed={`explore ${card}`}
      name={labels.explore(card)}
      type={labels.exploreKind}
      art={art(EXPLORE_ART, card)}
      hue={32}
      text={labels.exploreText(card)}
    />
  )
}

export function ObjectiveFace({ card, labels }: CardFaceProps) {
  return (
    <Card
      seed={`objective ${card}`}
      name={labels.objective(card)}
      type={labels.objectiveKind}
      art={art(OBJECTIVE_ART, card)}
      hue={268}
      text={labels.objectiveText(card)}
      values={[{ label: labels.vp, value: OBJECTIVES[card]?.vp ?? 0, glyph: laurelCrown }]}
    />
  )
}

export function DiscoveryFace({ discovery, labels }: { readonly discovery: number; readonly labels: Labels }) {
  if (discovery < UPGRADES) return <UnitFace unit={discovery} upgraded labels={labels} />
  return (
    <Card
      seed={`discovery ${discovery}`}
      name={labels.discovery(discovery)}
      type={labels.discoveryKind}
      art={[powerGlyph(discovery), ...DISCOVERY_ART]}
      hue={200}
      text={labels.discoveryText(discovery)}
    />
  )
}

export function UnitFace({ unit, upgraded, labels }: { readonly unit: number; readonly upgraded: boolean; readonly labels: Labels }) {
  const side = SIDES_OF[unit * 2 + (upgraded ? 1 : 0)]
  const dice = (side?.dice ?? []).map((colour) => labels.dieName(COLOURS[colour] ?? 'green')).join(', ')
  return (
    <Card
      seed={`unit ${unit} ${upgraded}`}
      name={`${labels.unit(unit)}${upgraded ? ' II' : ''}`}
      type={labels.unitKind(unit)}
      art={art([gears, compass, windyStripes], unit)}
      hue={44}
      cost={side?.cost ?? 0}
      costLabel={labels.coins}
      text={labels.unitText(unit, upgraded, dice)}
      values={[
        { label: labels.move, value: side?.move ?? 0, glyph: windyStripes },
        { label: labels.armorWord, value: side?.armor ?? 0, glyph: castle },
      ]}
    />
  )
}
