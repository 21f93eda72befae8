import { describe, expect, it } from 'vitest'
import { difficulties } from '../content/difficulties.ts'
import { hunterSheets, items, monsterSheets, potions } from '../content/index.ts'
import { outfits, suited } from '../content/outfits.ts'
import { ability, effects, text, trigger } from './spelled.ts'

/** The texts of section 20, one line for each thing that has one. */
const ACTION_CARDS = `
MI-02 play: BONUS L. paid[dodge]: BONUS L
MI-03 play: BONUS 3L
MI-04 play: VOLLEY 4
MI-05 play: RECYCLE 1
MI-06 play: VOLLEY 3
MI-07 play: BLIND
MI-08 play: STEADY self
MI-09 chain[attack]: MAY (MOVE self)
MI-10 play: DEAL 2L
MI-11 after[maneuver]: RECYCLE 1
MI-13 play: DRAW 1 self
DA-02 play: BONUS L
DA-03 play: BONUS 2L. focused: BONUS 2L
DA-04 chain[attack]: BONUS 2L
DA-06 play: VULNERABLE
DA-07 play: MAY (MOVE self). opener: CALM 1
DA-09 play: MAY (MOVE self) DONE (DRAW 1 self)
DA-10 chain[attack]: DRAW 1 self
DA-11 after[attack] first: DRAW 1 self
DA-12 play: GUARD 1
DA-13 play: MAY (SUFFER L self) DONE (DRAW 1 self)
TH-02 play: BONUS 3L; STRAIN 1 self
TH-03 play: STUN
TH-04 play: CONFUSE
TH-05 play: RECYCLE 1
TH-06 play: CALM 1
TH-08 play: MAY (MOVE self); DRAW 1 self
TH-09 play: UNSTRAIN; IF unstrained (DRAW 1 self)
TH-11 play: GUARD 1
TH-12 play: STRAIN 1 self; DRAW 2 self
LJ-01 chain[parry]: BONUS 3L
LJ-03 play: VULNERABLE
LJ-04 play: CHOOSE other (DRAW 1 chosen)
LJ-05 play: CONFUSE
LJ-06 play: VULNERABLE
LJ-07 play: MAY (MOVE self)
LJ-08 play: CHOOSE any (STEADY chosen); DRAW 1 self
LJ-10 play: GUARD 1. focused: STAMINA 1 self
LJ-11 after[attack]: BONUS 2L
LJ-12 play: HEAL 2L self`

const GEAR = `
MI-W played stealth once a turn: RECYCLE 1
MI-A prevent attrition: TOSS dodge
MI-H action once a round: SCRY
MI-M 4 discards: volleyCountsAll
DA-W played third: SCRY
DA-A first suffered: STAMINA 1
DA-H action once a hunt: BERSERK
DA-M 3 attackPairs: attacksStronger
TH-W played heavyAttack: CALM 1
TH-A strainCap
TH-H action once a round: STRAIN 1 self; STAMINA 1 self
TH-M 3 weight: heavyAttacksCostLess
LJ-W firstAttackWithAggroStronger
LJ-A suffer less with aggro
LJ-H action once a round: AGGRO self; TURN self
LJ-M 3 holding: first Parry: CHOOSE mySector (HEAL L chosen)`

const ITEMS_AND_POTIONS = `
IT-1 action once a round: MOVE self
IT-2 action once a round: CHOOSE other (AGGRO chosen)
IT-3 action once a hunt: CYCLE
IT-4 cheapRevive
IT-5 action once a round: PRIME L
IT-6 action once a hunt: STEADY inMySector
PT-1 CHOOSE mySector (IF lowAttritionOnTop (HEAL 3L chosen) ELSE (HEAL 2L chosen))
PT-2 DRAW 2 self
PT-3 EMPOWER L
PT-4 STEADY inMySector; STAMINA 1 inMySector
PT-5 CALM H
PT-6 PEEK; MAY (CYCLE)
PT-7 SHIELD self`

const VYRAXEN = `
VX-S2 STIR H
VX-S3 PLACE fire threatened
VX-B01 THREATEN subject
VX-B02 IF subjectInFront (HIT subject unless TOSS 1 defensive) / 1: THREATEN subject
VX-B03 TURN subject / 1: PLACE fire front
VX-B04 STRAIN 1 subject / 1: MILL 2 subject
VX-B05 HIT front unless MOVE; TURN fewestCards
VX-B06 MILL 2 subject; IF noDefensiveMilled (HIT subject) / 2: REPEAT
VX-B07 STIR 1
VX-B08 HIT subject unless TOSS 1 dodge
VX-B09 PLACE fire front / 1: HIT front unless TOSS 1 dodge
VX-B10 RAGE 1 / 1: HIT subject unless TOSS 1 parry
VX-B11 STIR 1; RAGE 1
VX-B12 HIT subject unless SEQ defensive / 2: PLACE fire front
VX-B13 STRAIN 1 subject; THREATEN subject / 1: MILL 3 subject
VX-B14 THREATEN flank / 2: HIT threatened
VX-B15 PLACE fire mostCrowded / 2: HIT inThatSector
VX-P1 roundEnd: IF aggroThreatened (PLACE fire front)
VX-P2 firePlaced: THREATEN inThatSector
VX-P3 attacksFromFlankCostMore
VX-P4 rampaged: STIR 1
VX-P5 smallHandInFront
VX-O1 played offensivePairFromRear: WOUND 1; REMOVE VX-B08`

const TORAMAT = `
TM-S2 TURN aggro; THREATEN front
TM-S3 STIR H
TM-B01 STIR 1
TM-B02 IF subjectInFront (HIT subject unless TOSS 1 parry) ELSE (THREATEN subject) / 1: PUSH subject 1
TM-B03 THREATEN front / 1: STRAIN 1 front
TM-B04 PLACE sand subject / 1: STRAIN 1 subject
TM-B05 HIT front unless TOSS 1 defensive; TURN mostCrowded
TM-B06 HIT subject unless SEQ defensive / 2: STRAIN 1 subject
TM-B07 HIT subject unless TOSS 1 dodge / 1: PUSH subject 1
TM-B08 MILL 3 subject / 1: HIT subject unless TOSS 1 parry
TM-B09 HIT front unless TOSS 1 parry / 1: THREATEN flank
TM-B10 TURN subject / 1: HIT subject unless SEQ parry
TM-B11 HIT subject; TURN subject / 2: HIT subject unless TOSS 1 defensive
TM-B12 STRAIN 1 subject / 2: HIT inSubjectSector unless TOSS 1 defensive
TM-B13 HIT subject / 1: RAGE 1
TM-B14 CLEAR rock everywhere; STIR 1 / 2: HIT aggro unless TOSS 1 parry
TM-B15 PLACE sand frontAndFlanks / 2: STRAIN 1 all
TM-P1 moved sand: STRAIN 1 subject
TM-P2 turned: RAGE 1
TM-P3 firstAttackWeaker
TM-P4 threatenedAttritionHigher
TM-P5 noStaminaInFront
TM-O1 actionEnd twoParriesInFront: WEAKEN`

const KOROWON = `
KW-S2 PLACE water flanks
KW-S3 STIR H
KW-B01 PLACE fog subject / 1: THREATEN subject
KW-B02 HIT subject unless TOSS 1 dodge / 2: MILL 2 subject
KW-B03 PLACE water subject / 1: STIR 1
KW-B04 MILL 2 subject / 1: THREATEN subject
KW-B05 HIT frontOrWater unless TOSS 1 defensive / 1: TURN mostDamage
KW-B06 HIT flank unless TOSS 1 defensive / 2: HIT front unless TOSS 1 defensive
KW-B07 MILL 3 subject; PLACE water subject / 2: HIT subject
KW-B08 HIT subject unless TOSS 1 defensive / 1: STRAIN 1 subject
KW-B09 HIT threatened unless TOSS 1 dodge / 1: STIR 1
KW-B10 AGGRO subject; TURN subject / 1: THREATEN front
KW-B11 HIT subject unless TOSS 2 any / 2: STRAIN 1 subject
KW-B12 RAGE 1; TURN subject / 2: HIT subject
KW-B13 HIT subject / 2: MILL 4 subject
KW-B14 PLACE water front; HIT front unless TOSS 1 defensive / 2: STIR 1
KW-B15 PLACE fog withoutWater / 2: THREATEN all
KW-P1 roundEnd: STRAIN 1 inWater
KW-P2 attacksFromFogCostMore
KW-P3 played attackFromFront: SUFFER L subject
KW-P4 roundEnd: HIT threatened unless TOSS 1 defensive
KW-P5 turnStart water: MILL 2 subject
KW-O1 actionEnd strongTurnInFlank: WOUND 1; CRACK`

const lines = (table: string): readonly string[] => table.trim().split('\n')

describe('what cards do is what RULES.md prints', () => {
  it('20.1 action cards', () => {
    const spelled = hunterSheets.flatMap(({ deck }) =>
      deck.flatMap(({ id, texts = [] }) => (texts.length === 0 ? [] : [`${id} ${texts.map(text).join('. ')}`])),
    )
    expect(spelled).toEqual(lines(ACTION_CARDS))
  })

  it('20.1 weapons, armor, helms and masteries', () => {
    const spelled = hunterSheets.flatMap(({ weapon, armor, helm, mastery: { id, focusAt, counts, focused } }) => [
      ...[weapon, armor, helm].map((piece) => `${piece.id} ${ability(piece.ability)}`),
      `${id} ${focusAt} ${counts}: ${focused.kind === 'continuous' ? focused.modifier : `first Parry: ${effects(focused.effects)}`}`,
    ])
    expect(spelled).toEqual(lines(GEAR))
  })

  it('20.2, 20.3 items and potions', () => {
    const spelled = [
      ...items.map((item) => `${item.id} ${ability(item.ability)}`),
      ...potions.map((potion) => `${potion.id} ${effects(potion.effects)}`),
    ]
    expect(spelled).toEqual(lines(ITEMS_AND_POTIONS))
  })

  it.each([
    ['Vyraxen', 0, VYRAXEN],
    ['Toramat', 1, TORAMAT],
    ['Korowon', 2, KOROWON],
  ] as const)('20.5 %s: stances, behaviors with their boosts, perils, objective', (_, n, table) => {
    const monster = monsterSheets[n]
    if (!monster) throw new Error('there is no such monster')
    const { stances, behaviors, perils, objective } = monster
    const spelled = [
      ...stances.flatMap(({ id, revealed }) => (revealed.length === 0 ? [] : [`${id} ${effects(revealed)}`])),
      ...behaviors.map(
        ({ id, effects: own, boost }) => `${id} ${effects(own)}${boost ? ` / ${boost.cost}: ${effects(boost.effects)}` : ''}`,
      ),
      ...perils.map((peril) => `${peril.id} ${peril.modifier ?? `${trigger(peril.trigger)}: ${effects(peril.effects)}`}`),
      `${objective.id} ${trigger(objective.trigger)}: ${effects(objective.reward)}`,
    ]
    expect(spelled).toEqual(lines(table))
  })
})

describe('difficulties and ready outfits', () => {
  it('PR-18.1 tiers, perils of each stance, struggle, potions, second wind', () => {
    expect(
      difficulties.map(({ id, tiers, perils, struggle, potions: most, secondWind }) => [id, tiers, perils, struggle, most, secondWind]),
    ).toEqual([
      ['novice', [1, 2], [[], [1], [3]], 0, 3, true],
      ['veteran', [1, 2, 3], [[0], [1], [3]], 1, 3, true],
      ['elder', [2, 3], [[0], [1, 2], [3, 4]], 1, 2, false],
    ])
  })

  it('ready outfits: the potions of each item in order of worth, and an item for each hunter that no other takes', () => {
    expect(outfits).toEqual({
      'IT-1': ['PT-2', 'PT-1', 'PT-3'],
      'IT-2': ['PT-7', 'PT-1', 'PT-5'],
      'IT-3': ['PT-1', 'PT-5', 'PT-2'],
      'IT-4': ['PT-1', 'PT-4', 'PT-7'],
      'IT-5': ['PT-3', 'PT-1', 'PT-7'],
      'IT-6': ['PT-4', 'PT-6', 'PT-1'],
    })
    expect(suited).toEqual({ mirah: 'IT-1', dareon: 'IT-5', thoreg: 'IT-3', ljonar: 'IT-2' })
  })
})
