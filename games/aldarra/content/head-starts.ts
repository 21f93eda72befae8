/** AL-6.23 the Victory Points a faction begins with at a balanced table. */
export const HEAD_STARTS = [
  { id: 'cindar', vp: 5 },
  { id: 'odaria', vp: 2 },
  { id: 'coalition', vp: 0 },
  { id: 'syndicate', vp: 4 },
] as const satisfies readonly { readonly id: string; readonly vp: number }[]
