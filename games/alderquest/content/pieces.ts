import type { Guild } from './guilds.ts'

/** The 104 runes and tiles (AQ-2). Everything is a small integer; the tables say what it is. */

export type Team = 0 | 1
export const RED = 0
export const BLUE = 1
export const rivalOf = (team: Team): Team => (team === RED ? BLUE : RED)

/** What a piece shows. Guild runes come first, so that the face of a guild rune is its guild. */
export const FACES = ['BAR', 'GUA', 'HUN', 'THI', 'R1', 'R2', 'R3', 'U1', 'U2', 'U3', 'SNOW', 'TRAP'] as const
export type Face = number
export const SNOW = 10
export const TRAP = 11
export const acornFace = (team: Team, points: number): Face => 3 + points + 3 * team

/** A physical piece: 0–39 guild runes (ten a guild), 40–71 Red's tiles, 72–103 Blue's tiles. */
export type Piece = number
export const EMPTY = -1
export const PIECES = 104
const FIRST_TILE = 40
const TILES_PER_TEAM = 32
/** AQ-2.1: the tiles of one colour. */
const TILES: readonly { readonly face: (team: Team) => Face; readonly count: number }[] = [
  { face: (team) => acornFace(team, 3), count: 3 },
  { face: (team) => acornFace(team, 2), count: 6 },
  { face: (team) => acornFace(team, 1), count: 9 },
  { face: () => SNOW, count: 6 },
  { face: () => TRAP, count: 8 },
]

export const FACE_OF: readonly Face[] = [
  ...Array.from({ length: FIRST_TILE }, (_, piece) => Math.floor(piece / 10)),
  ...TILES.flatMap(({ face, count }) => Array<Face>(count).fill(face(RED))),
  ...TILES.flatMap(({ face, count }) => Array<Face>(count).fill(face(BLUE))),
]

/** An empty cell counts as a Trap, which is no rune either. */
export const faceOf = (piece: Piece): Face => FACE_OF[piece] ?? TRAP
export const isGuildFace = (face: Face): boolean => face < 4
export const isAcornFace = (face: Face): boolean => face >= 4 && face < SNOW
/** The points of an Acorn's face, 0 for any other face. */
export const pointsOfFace = (face: Face): number => (isAcornFace(face) ? ((face - 4) % 3) + 1 : 0)
export const colourOfFace = (face: Face): Team => (face < 7 ? RED : BLUE)
/** The colour on the back of a Red or Blue tile. */
export const colourOf = (piece: Piece): Team => (piece < FIRST_TILE + TILES_PER_TEAM ? RED : BLUE)

/** All tiles of a colour that show this face, lowest id first. */
export const tilesOf = (team: Team, face: Face): Piece[] => {
  const first = FIRST_TILE + TILES_PER_TEAM * team
  return Array.from({ length: TILES_PER_TEAM }, (_, n) => first + n).filter((piece) => faceOf(piece) === face)
}
export const runesOf = (guild: Guild): Piece[] => Array.from({ length: 10 }, (_, n) => guild * 10 + n)
/** AQ-6.2: the tiles a team hides before the first turn. */
export const startingFaces = (team: Team): readonly Face[] => [
  acornFace(team, 3),
  acornFace(team, 2),
  acornFace(team, 1),
  acornFace(team, 1),
  SNOW,
  SNOW,
]
