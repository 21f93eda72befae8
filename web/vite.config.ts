import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageChunks, workerChunks } from './chunks.ts'
import { contents } from './contents.ts'
import { notOffline, offline } from './offline/plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const noted = contents(here('..'))
const service = process.env.RULEWRIGHT_SERVICE ?? 'http://127.0.0.1:3000'

/**
 * The style sheets measure in pixels at the default text size; the page gets them in rem, so that everything grows with the root on a large
 * screen (base.css). Hairlines stay; in a drawing, where a pixel is a unit of the drawing, write `calc(17 * 1px)`.
 */
const growing = {
  postcssPlugin: 'growing',
  Declaration(declaration: { value: string }) {
    if (declaration.value.includes('url(')) return
    declaration.value = declaration.value.replace(/(?<![\w.])-?\d*\.?\d+px\b/g, (length) => {
      const pixels = Number.parseFloat(length)
      return Math.abs(pixels) < 3 ? length : `${pixels / 16}rem`
    })
  },
}

/** A worker runs the rules, and tells matches in the game's words: boards, guides and lessons are for the page. */
const rulesOnly = {
  name: 'rules-only',
  enforce: 'pre' as const,
  resolveId: (source: string) => (/^\.\/(?:(?:board|guide|lessons)\/|words\/lessons\.)/.test(source) ? '\0not-for-workers' : null),
  load: (id: string) => (id === '\0not-for-workers' ? 'export const board = null' : null),
  // Nor does it draw a game's face.
  transform: (code: string, id: string) => (/[\\/]face\.ts$/.test(id) ? { code: code.replace(/'M[^']*'/g, "''"), map: null } : null),
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), noted.gather, noted.write, offline(), notOffline()],
  worker: {
    format: 'es',
    plugins: () => [rulesOnly, noted.gather],
    rolldownOptions: { output: { codeSplitting: workerChunks } },
  },
  css: { postcss: { plugins: [growing] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The security policy allows scripts and fonts only from files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: pageChunks } },
  },
  server: {
    // The service answers only its own pages: it must see the address the browser sees.
    proxy: { '/api': { target: service, changeOrigin: false }, '/ws': { target: service, ws: true, changeOrigin: false } },
  },
})
