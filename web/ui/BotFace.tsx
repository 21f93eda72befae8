import { rem } from '@rulewright/tablekit'
import type { ReactNode } from 'react'

/** Heads on a field of 40 by 40, drawn in the coat's colour (`currentColor`), a light one and a dark one. */
const LIGHT = '#f6ead2'
const DARK = '#1b1713'
const eyes = (x: number, y: number, r = 2): ReactNode => (
  <>
    <circle cx={20 - x} cy={y} r={r} fill={DARK} />
    <circle cx={20 + x} cy={y} r={r} fill={DARK} />
  </>
)

const HEADS = {
  mouse: (
    <>
      <circle cx="10" cy="12" r="7.5" fill="currentColor" />
      <circle cx="30" cy="12" r="7.5" fill="currentColor" />
      <circle cx="10" cy="12" r="4" fill={LIGHT} />
      <circle cx="30" cy="12" r="4" fill={LIGHT} />
      <path d="M7 21q1-10 13-10t13 10q-1 8-13 15Q8 29 7 21z" fill="currentColor" />
      {eyes(5, 21)}
      <circle cx="20" cy="32" r="2.6" fill={DARK} />
    </>
  ),
  squirrel: (
    <>
      <path d="M9 17 8 3l9 8zM31 17l1-14-9 8z" fill="currentColor" />
      <ellipse cx="20" cy="22" rx="13" ry="13" fill="currentColor" />
      <ellipse cx="20" cy="28" rx="8" ry="6.5" fill={LIGHT} />
      {eyes(6, 19, 2.3)}
      <path d="M17.5 25h5L20 28zM18 30h4v4h-4z" fill={DARK} />
    </>
  ),
  raven: (
    <>
      <path d="M6 26q0-19 15-20 13 0 13 15 0 14-14 14T6 26z" fill="currentColor" />
      <path d="M18 19q14-2 20 7-11 1-20 3z" fill={LIGHT} />
      <path d="M18 24h19" stroke={DARK} strokeWidth="1.4" />
      <circle cx="17" cy="17" r="3.6" fill={LIGHT} />
      <circle cx="17.6" cy="17" r="1.9" fill={DARK} />
      <path d="m12 7-4-5 9 3z" fill="currentColor" />
    </>
  ),
  owl: (
    <>
      <path d="M5 5q8 0 15 4 7-4 15-4-2 5-1 14 0 17-14 17T6 19Q7 10 5 5z" fill="currentColor" />
      <circle cx="13" cy="18" r="7" fill={LIGHT} />
      <circle cx="27" cy="18" r="7" fill={LIGHT} />
      {eyes(7, 18, 3.2)}
      <path d="m20 19 3.5 5-3.5 5-3.5-5z" fill={DARK} />
    </>
  ),
  fox: (
    <>
      <path d="M4 4q9 2 12 7h8q3-5 12-7-1 10-2 15-3 11-14 18Q9 30 6 19 5 14 4 4z" fill="currentColor" />
      <path d="M6 20q8 1 10 8l4 8Q9 30 6 20zM34 20q-8 1-10 8l-4 8q11-6 14-16z" fill={LIGHT} />
      {eyes(6, 20)}
      <circle cx="20" cy="33.5" r="2.6" fill={DARK} />
    </>
  ),
  hare: (
    <>
      <path d="M12 18Q6 5 11 1q6 2 6 15zM28 18Q34 5 29 1q-6 2-6 15z" fill="currentColor" />
      <path d="M12.5 15Q9 6 11.5 4q3 2 3 11zM27.5 15Q31 6 28.5 4q-3 2-3 11z" fill={LIGHT} />
      <ellipse cx="20" cy="25" rx="11.5" ry="12" fill="currentColor" />
      <ellipse cx="20" cy="30.5" rx="6.5" ry="5" fill={LIGHT} />
      {eyes(5.5, 23)}
      <path d="M18 28h4l-2 2.4zM20 30v4" stroke={DARK} strokeWidth="1.2" fill={DARK} />
    </>
  ),
  badger: (
    <>
      <circle cx="9" cy="10" r="4.5" fill="currentColor" />
      <circle cx="31" cy="10" r="4.5" fill="currentColor" />
      <path d="M6 18Q8 6 20 6t14 12q0 9-14 19Q6 27 6 18z" fill={LIGHT} />
      <path d="M11 9q5 8 5 22-9-7-10-14 1-6 5-8zM29 9q-5 8-5 22 9-7 10-14-1-6-5-8z" fill="currentColor" />
      <circle cx="13" cy="19" r="1.9" fill={LIGHT} />
      <circle cx="27" cy="19" r="1.9" fill={LIGHT} />
      <circle cx="20" cy="33" r="3" fill={DARK} />
    </>
  ),
  toad: (
    <>
      <circle cx="11" cy="12" r="7" fill="currentColor" />
      <circle cx="29" cy="12" r="7" fill="currentColor" />
      <ellipse cx="20" cy="24" rx="16" ry="12" fill="currentColor" />
      <circle cx="11" cy="12" r="4" fill={LIGHT} />
      <circle cx="29" cy="12" r="4" fill={LIGHT} />
      <path d="M9 12h4M27 12h4" stroke={DARK} strokeWidth="2.4" />
      <path d="M7 25q13 9 26 0" stroke={DARK} strokeWidth="1.8" fill="none" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
type Head = keyof typeof HEADS

/** Each bot's head, coat and background; others get one by the letters of the name. */
export const FACES: Readonly<Record<string, readonly [head: Head, coat: string, ground: string]>> = {
  Pip: ['mouse', '#a7a39a', '#3d5230'],
  Moss: ['toad', '#87a35a', '#2c3a35'],
  Wren: ['raven', '#b08455', '#3f4d56'],
  Dot: ['hare', '#d0b38c', '#46533a'],
  Hazel: ['squirrel', '#c9793f', '#3b4a2c'],
  Clover: ['hare', '#9c8b7c', '#2f5140'],
  Bramble: ['badger', '#5a4a58', '#513446'],
  Fern: ['fox', '#d98a4a', '#2d4a38'],
  Rook: ['raven', '#3d4a66', '#8d99b5'],
  Thorn: ['badger', '#2f3136', '#6d5a4a'],
  Ash: ['fox', '#8f979c', '#3a3f4c'],
  Sable: ['mouse', '#4c3f3a', '#a58a6c'],
  'Old Alder': ['owl', '#7a5c8e', '#2d2a44'],
  'Old Yew': ['toad', '#5f7a6a', '#463a2c'],
  'Old Oak': ['squirrel', '#7d6a55', '#4a3f2b'],
  'Old Elm': ['owl', '#8a7350', '#33402f'],
}
const SPARE = Object.values(FACES)

/** A bot as a person at the table would know it. The name stands beside it. */
export function BotFace({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const [head, coat, ground] = FACES[name.replace(/ \(\d+\)$/, '')] ?? SPARE[letters % SPARE.length] ?? ['mouse', '#999', '#333']
  return (
    <svg
      viewBox="0 0 40 40"
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
      style={{ color: coat, borderRadius: '50%', flex: 'none' }}
    >
      <rect width="40" height="40" fill={ground} />
      <g transform="translate(4 4.5) scale(0.8)">{HEADS[head]}</g>
    </svg>
  )
}
