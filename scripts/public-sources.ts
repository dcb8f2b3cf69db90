import { globSync, readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import type { Plugin } from 'vite'
import { listImportedFiles } from './import-order.ts'

/**
 * Returns every file of `app` that can render on a public page: the routes and all their imports,
 * static or dynamic. Server-only files and types are excluded.
 */
export function listPublicSources(): string[] {
  return listBrowserSources(['app/pages/public/**/*.{ts,tsx}'])
}

/**
 * Returns the files that match these patterns, and all files of `app` that these files import for
 * the browser.
 */
export function listBrowserSources(patterns: readonly string[]): string[] {
  const waiting = patterns.flatMap((pattern) => globSync(pattern)).map(normalize)
  const found = new Set<string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path) || /\.(server|test)\.tsx?$/.test(path)) continue
    found.add(path)
    const code = readFileSync(path, 'utf8').replace(/^(?:im|ex)port type [^']*'.*$/gm, '')
    waiting.push(...listImportedFiles(path, code))
  }
  return [...found].sort()
}

/** Limits Tailwind's class search for `app/public.css` to these files. */
export function publicClassesPlugin(): Plugin {
  return {
    name: 'showroom:public-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/public\.css(\?|$)/ },
      handler(code) {
        const sources = listPublicSources()
        for (const path of sources) this.addWatchFile(join(process.cwd(), path))
        const lines = sources.map((path) => `@source "./${relative('app', path)}";`)
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
  }
}
