import { ask, askAlways, type Flow, type Seat } from '@rulewright/kernel'
import { inPlace, usable } from './abilities.ts'
import { defOf, usableOf } from './card.ts'
import { DECLINE, type HubworldOption, TRIGGER } from './options.ts'
import { asksFor, settle, use } from './reactions.ts'
import { playersInGame } from './seats.ts'
import { type CardId, cardAt, type Engagement, type HubworldState, NONE } from './state.ts'
import { NOTHING } from './zones.ts'

/** HW-1.9 */
export function beginEngagement(g: HubworldState, kind: Engagement['kind'], engager: Seat, card: CardId): Engagement {
  const { zone, slot } = cardAt(g, card)
  const engagement: Engagement = { kind, engager, card, zone, slot, insteadOf: NONE, over: false }
  g.engagement = engagement
  return engagement
}

/** HW-13.10, HW-14.13 — what lasted until the end of the engagement expires. */
export function endEngagement(g: HubworldState, e: Engagement): void {
  g.modifiers = g.modifiers.filter((m) => m.until !== 'engagement' || m.card !== e.card)
  g.engagement = null
}

const USE_OR_NOT: readonly HubworldOption[] = [TRIGGER, DECLINE]
const ONLY_DECLINE: readonly HubworldOption[] = [DECLINE]

/** HW-13.5, HW-14.4 — the card's abilities in printed order; its owner decides on each. */
export function* engagedAbilities(g: HubworldState, e: Engagement): Flow {
  const { owner: seat } = cardAt(g, e.card)
  const rule = e.kind === 'confront' ? 'HW-13.5' : 'HW-14.4'
  let asked = false
  for (let index = 0; index < defOf(g, e.card).abilities.length; index++) {
    if (!inPlace(g, e)) return
    const ability = usableOf(defOf(g, e.card), index)
    if (ability?.kind !== e.kind || !usable(g, seat, e.card, ability, NOTHING, 0)) continue
    asked = true
    const { do: answer } = yield* ask({ seat, prompt: 'ability', rule, options: USE_OR_NOT, about: { ability: index } })
    if (answer !== 'trigger') continue
    yield* use(g, e.card, index)
    yield* settle(g)
  }
  if (!asked && secret(g, e)) yield* askAlways({ seat, prompt: 'ability', rule, options: ONLY_DECLINE })
}

/** HW-27.9 — bystanders see who is being waited for: the owner of a card they cannot see is always asked. */
const secret = (g: HubworldState, e: Engagement): boolean =>
  e.kind === 'discover' && inPlace(g, e) && playersInGame(g) > 2 && asksFor(g, ONLY_DECLINE, true)
