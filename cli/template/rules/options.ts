export type MagpiesOption =
  | { readonly do: 'draw' }
  | { readonly do: 'take'; readonly card: number }
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'discard'; readonly card: number }

export const PROMPTS = ['take', 'lay'] as const
export type MagpiesPrompt = (typeof PROMPTS)[number]
