import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as shipped from '@rulewright/games'
import type { Manifest } from '@rulewright/games/manifest'
import type { Game, Words } from '@rulewright/kernel'

/** The games a server offers. Rules are loaded at their first use and kept. */
export class Shelf {
  readonly #loaded = new Map<string, Promise<Game>>()

  constructor(
    readonly manifests: readonly Manifest[],
    /** The module they came from, for worker threads; null: the shipped games. */
    readonly module: string | null,
  ) {}

  /** `module` exports `games`, a list of manifests. */
  static async open(module: string | null): Promise<Shelf> {
    if (module === null) return new Shelf(shipped.games, null)
    const { games }: { games: readonly Manifest[] } = await import(/* @vite-ignore */ module)
    return new Shelf(games, module)
  }

  find(id: string): Promise<Game> | null {
    const known = this.#loaded.get(id)
    if (known) return known
    const manifest = this.manifests.find((m) => m.id === id)
    if (!manifest) return null
    const game = manifest.rules()
    this.#loaded.set(id, game)
    return game
  }

  async words(id: string): Promise<Words | null> {
    return (await this.manifests.find((m) => m.id === id)?.words()) ?? null
  }

  /** The game's numbered rules, or null when it has none. */
  rulesText(id: string): string | null {
    if (!this.manifests.some((m) => m.id === id)) return null
    for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
      const path = join(folder, 'games', id, 'RULES.md')
      if (existsSync(path)) return readFileSync(path, 'utf8')
    }
    return null
  }
}
