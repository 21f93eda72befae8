import { provesGame } from '@rulewright/testkit'
import type { AlderquestConfig } from '../rules/config.ts'
import { alderquest } from '../rules/index.ts'

const base: AlderquestConfig = { seats: 2, start: 'draft', quarrels: true, colour: 'random', difficulty: 'normal' }
const solo = (difficulty: AlderquestConfig['difficulty']): AlderquestConfig => ({ ...base, seats: 1, difficulty })

provesGame(
  alderquest,
  {
    duel: base,
    'first game': { ...base, start: 'first-game' },
    'duel without Quarrels': { ...base, quarrels: false },
    'teams of four': { ...base, seats: 4 },
    'teams of three': { ...base, seats: 3 },
    'solitaire, very easy': solo('very-easy'),
    'solitaire, easy': solo('easy'),
    'solitaire, normal': solo('normal'),
    'solitaire, hard': solo('hard'),
    'solitaire, very hard': solo('very-hard'),
    'solitaire, brutal': solo('brutal'),
  },
  { decisions: 1100, redealsAfter: [14, 120] },
)
