import { allSeeingEye, boltShield, clawSlashes, crossedSabres, pawPrint, raggedWound } from './icons.ts'

/** What stands behind the subject of a card's picture. */
export const cut = [clawSlashes, pawPrint, boltShield]
export const claw = clawSlashes
export const crossed = crossedSabres
export const eye = allSeeingEye
export const wound = raggedWound
