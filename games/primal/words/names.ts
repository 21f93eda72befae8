import type {
  BehaviorId,
  CardId,
  GearId,
  HunterId,
  ItemId,
  MasteryId,
  MonsterId,
  ObjectiveId,
  PerilId,
  PotionId,
  StanceId,
} from '../content/index.ts'
import type { Icon, Keyword, Terrain } from '../content/vocabulary.ts'

/** The names of everything, in English. A missing one does not compile. */

export const hunterNames: Readonly<Record<HunterId, string>> = { mirah: 'Mirah', dareon: 'Dareon', thoreg: 'Thoreg', ljonar: 'Ljonar' }

export const hunterTitles: Readonly<Record<HunterId, string>> = {
  mirah: 'Great Bow: silent shots, deck-fuelled volleys, peril control',
  dareon: 'Great Sword: berserker draws, finishers, vulnerability',
  thoreg: 'Hammer: stun, confuse, strain for power',
  ljonar: 'Sword and Shield: taunts, guards, sets up the party',
}

export const monsterNames: Readonly<Record<MonsterId, string>> = { vyraxen: 'Vyraxen', toramat: 'Toramat', korowon: 'Korowon' }

export const arenaNames: Readonly<Record<MonsterId, string>> = { vyraxen: 'Cinder Hollow', toramat: 'Dry Basin', korowon: 'Drowned Court' }

export const cardNames: Readonly<Record<CardId, string>> = {
  WOUND: 'Wound',
  'MI-01': 'Snap Shot',
  'MI-02': 'Hushed Arrow',
  'MI-03': 'Piercing Draw',
  'MI-04': 'Rain of Shafts',
  'MI-05': 'Quick Nock',
  'MI-06': 'Arrow Storm',
  'MI-07': 'Flash Powder',
  'MI-08': 'Vanish',
  'MI-09': 'Sidestep',
  'MI-10': 'Tumbling Shot',
  'MI-11': 'Watchful Crouch',
  'MI-12': 'Bow Guard',
  'MI-13': 'Brace and Breathe',
  'DA-01': 'Rising Cut',
  'DA-02': 'Heavy Cleave',
  'DA-03': 'Skullsplitter',
  'DA-04': 'Reckless Arc',
  'DA-05': 'War Cry',
  'DA-06': 'Find the Gap',
  'DA-07': 'Shoulder In',
  'DA-08': 'Roll Through',
  'DA-09': 'Slip Step',
  'DA-10': 'Low Duck',
  'DA-11': 'Answering Guard',
  'DA-12': 'Iron Stance',
  'DA-13': 'Blood Price',
  'DA-14': 'Flat of the Blade',
  'TH-01': 'Hammer Swing',
  'TH-02': 'Crushing Blow',
  'TH-03': 'Skull Ringer',
  'TH-04': 'Ground Shaker',
  'TH-05': 'Heave Aside',
  'TH-06': 'Breaker’s Rhythm',
  'TH-07': 'Low Sweep',
  'TH-08': 'Lumbering Dodge',
  'TH-09': 'Second Wind',
  'TH-10': 'Haft Block',
  'TH-11': 'Anchor',
  'TH-12': 'Overextend',
  'LJ-01': 'Shield Bash',
  'LJ-02': 'Short Thrust',
  'LJ-03': 'Judgement Stroke',
  'LJ-04': 'Banner Call',
  'LJ-05': 'Rattle the Beast',
  'LJ-06': 'Expose Flank',
  'LJ-07': 'Giving Ground',
  'LJ-08': 'Cover Ally',
  'LJ-09': 'Tower Guard',
  'LJ-10': 'Locked Shield',
  'LJ-11': 'Riposte',
  'LJ-12': 'Bulwark Oath',
}

export const gearNames: Readonly<Record<GearId, string>> = {
  'MI-W': 'Thornwood Great Bow',
  'MI-A': 'Tracker’s Leathers',
  'MI-H': 'Hawk Hood',
  'DA-W': 'Ashen Greatsword',
  'DA-A': 'Brigand Plate',
  'DA-H': 'Snarling Visor',
  'TH-W': 'Basalt Maul',
  'TH-A': 'Quarry Harness',
  'TH-H': 'Ram-Horn Helm',
  'LJ-W': 'Oathkeeper Set',
  'LJ-A': 'Wall-Guard Mail',
  'LJ-H': 'Crested Sallet',
}

export const masteryNames: Readonly<Record<MasteryId, string>> = {
  'MI-M': 'Patient Eye',
  'DA-M': 'Rising Fury',
  'TH-M': 'Unyielding Weight',
  'LJ-M': 'Living Wall',
}

const letters = { mirah: 'MI', dareon: 'DA', thoreg: 'TH', ljonar: 'LJ' } as const
const pieces = { weapon: 'W', armor: 'A', helm: 'H' } as const

export const gearName = (hunter: HunterId, piece: keyof typeof pieces): string => gearNames[`${letters[hunter]}-${pieces[piece]}` as const]

export const masteryName = (hunter: HunterId): string => masteryNames[`${letters[hunter]}-M` as const]

export const itemNames: Readonly<Record<ItemId, string>> = {
  'IT-1': 'Grapnel Line',
  'IT-2': 'Signal Horn',
  'IT-3': 'Weighted Net',
  'IT-4': 'Field Kit',
  'IT-5': 'Whetstone',
  'IT-6': 'Smoke Pot',
}

export const potionNames: Readonly<Record<PotionId, string>> = {
  'PT-1': 'Alemore',
  'PT-2': 'Imperia',
  'PT-3': 'Evok',
  'PT-4': 'Irden',
  'PT-5': 'Stillwater',
  'PT-6': 'Seer’s Drop',
  'PT-7': 'Ironroot',
}

export const stanceNames: Readonly<Record<StanceId, string>> = {
  'VX-S1': 'Watchful',
  'VX-S2': 'Enraged',
  'VX-S3': 'Inferno',
  'TM-S1': 'Bristling',
  'TM-S2': 'Charging',
  'TM-S3': 'Maddened',
  'KW-S1': 'Half-Sunk',
  'KW-S2': 'Shell-Shut',
  'KW-S3': 'Frenzied',
}

export const behaviorNames: Readonly<Record<BehaviorId, string>> = {
  'VX-B01': 'Ember Stare',
  'VX-B02': 'Snapping Jaws',
  'VX-B03': 'Coiling Turn',
  'VX-B04': 'Wing Buffet',
  'VX-B05': 'Prowling Hunger',
  'VX-B06': 'Searing Lash',
  'VX-B07': 'Banked Fury',
  'VX-B08': 'Tail Scythe',
  'VX-B09': 'Furnace Gout',
  'VX-B10': 'Locked Eyes',
  'VX-B11': 'Bellow of Cinders',
  'VX-B12': 'Crossfire Breath',
  'VX-B13': 'Smother',
  'VX-B14': 'Scorched Circle',
  'VX-B15': 'Ashfall',
  'TM-B01': 'Pawing Dust',
  'TM-B02': 'Horn Toss',
  'TM-B03': 'Wheel About',
  'TM-B04': 'Hoof Stamp',
  'TM-B05': 'Blind Charge',
  'TM-B06': 'Gore',
  'TM-B07': 'Backward Kick',
  'TM-B08': 'Rolling Flank',
  'TM-B09': 'Stampede',
  'TM-B10': 'Challenge Answered',
  'TM-B11': 'Trample Line',
  'TM-B12': 'Ground Quake',
  'TM-B13': 'Cornered Fury',
  'TM-B14': 'Shatterhorn',
  'TM-B15': 'Dust Wall',
  'KW-B01': 'Silt Cloud',
  'KW-B02': 'Pincer Snap',
  'KW-B03': 'Rising Tide',
  'KW-B04': 'Undertow',
  'KW-B05': 'Patient Lurker',
  'KW-B06': 'Shell Spin',
  'KW-B07': 'Drag Below',
  'KW-B08': 'Needle Spray',
  'KW-B09': 'Feeding Frenzy',
  'KW-B10': 'Lure Light',
  'KW-B11': 'Crushing Depth',
  'KW-B12': 'Abyssal Roar',
  'KW-B13': 'Swallow Whole',
  'KW-B14': 'Churning Maw',
  'KW-B15': 'Black Water',
}

export const perilNames: Readonly<Record<PerilId, string>> = {
  'VX-P1': 'Kindled Ground',
  'VX-P2': 'Heat Haze',
  'VX-P3': 'Molten Scales',
  'VX-P4': 'Firestorm',
  'VX-P5': 'Choking Smoke',
  'TM-P1': 'Loose Footing',
  'TM-P2': 'Momentum',
  'TM-P3': 'Stone Hide',
  'TM-P4': 'Blood Scent',
  'TM-P5': 'Broken Ground',
  'KW-P1': 'Cold Depths',
  'KW-P2': 'Blinding Silt',
  'KW-P3': 'Barbed Carapace',
  'KW-P4': 'Blood in the Water',
  'KW-P5': 'Riptide',
}

export const objectiveNames: Readonly<Record<ObjectiveId, string>> = {
  'VX-O1': 'Sever the Tail',
  'TM-O1': 'Break the Horns',
  'KW-O1': 'Crack the Shell',
}

export const terrainNames: Readonly<Record<Terrain, string>> = {
  rock: 'Rock',
  water: 'Water',
  sand: 'Sand',
  fire: 'Fire',
  fog: 'Fog',
  baethanis: 'Baethanis',
  cyricae: 'Cyricae',
  synaerea: 'Synaerea',
}

export const keywordNames: Readonly<Record<Keyword, string>> = {
  assist: 'Assist',
  taunt: 'Taunt',
  berserker: 'Berserker',
  finisher: 'Finisher',
  stealth: 'Stealth',
  resilience: 'Resilience',
}

/** What a reaction icon reacts to. */
export const iconNames: Readonly<Record<Icon, string>> = {
  attack: 'an Attack is played',
  maneuver: 'a Maneuver is played',
  dodge: 'a Dodge is played',
  parry: 'a Parry is played',
  offensive: 'an Offensive card is played',
  defensive: 'a Defensive card is played',
  offensivePair: 'two Offensive cards in a row',
  defensivePair: 'two Defensive cards in a row',
  aggro: 'a card with aggro is played',
  threatened: 'a hunter becomes threatened',
  moved: 'a hunter moves',
  startFront: 'a turn starts in front',
  startFlank: 'a turn starts in a flank',
  startRear: 'a turn starts in the rear',
  handEmpty: 'the last card leaves a hand',
  attritionEnd: 'an Attrition phase ends',
  turned: 'the monster turns',
  roundEnd: 'the round ends',
  rampage: 'another behavior resolves',
}

export const sectorNames: readonly string[] = ['North', 'East', 'South', 'West']
