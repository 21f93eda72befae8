/** What the database worker is asked. */
export type DatabaseCall =
  | { readonly id: number; readonly do: 'query'; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly id: number; readonly do: 'script'; readonly sql: string }
  | { readonly id: number; readonly do: 'close' }

export type DatabaseReply =
  | { readonly do: 'ready' }
  | { readonly do: 'rows'; readonly id: number; readonly rows: readonly unknown[]; readonly affected: number }
  | { readonly do: 'failed'; readonly id: number | null; readonly message: string; readonly code: string | null }
