import * as z from 'zod/mini'
import { storable } from './common.ts'
import { isShowable, tidyName } from './names.ts'

/** What clubs and tournaments are called. */
export const LONGEST_CLUB_NAME = 60
export const ClubName = z
  .string()
  .check(
    z.maxLength(10 * LONGEST_CLUB_NAME),
    z.overwrite(tidyName),
    z.minLength(1),
    z.maxLength(LONGEST_CLUB_NAME),
    z.refine(isShowable, 'must be visible, without control characters'),
  )
export const LONGEST_ABOUT = 2_000
export const LongText = z.string().check(z.trim(), z.maxLength(LONGEST_ABOUT), storable)

/** It no longer exists. */
export const Gone = z.object({ gone: z.literal(true) })
