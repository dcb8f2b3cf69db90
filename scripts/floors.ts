import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file by its path from the repository's root. */
export type Source = { path: string; text: string }

const map = 'docs/map.md'

/**
 * What breaks the order of the floors. `docs/map.md` lists every folder of `app`, the highest first:
 * a file may import from its own folder and from folders that stand below it, types included. Tests
 * are free. Folders in a circle cannot be listed, so there are none.
 */
export function floorProblems(list: string = readFileSync(map, 'utf8'), sources = appSources()) {
  const floors = [...list.matchAll(/^- `(app[\w/-]*)\/?`: \S/gm)].map(([, folder = '']) => folder)
  const place = new Map(floors.map((folder, index) => [folder, index]))
  const standing = new Set(sources.map(({ path }) => dirname(path)))
  return [
    ...[...standing].filter((it) => !place.has(it)).map((it) => `${it} has no line in ${map}`),
    ...floors.filter((it) => !standing.has(it)).map((it) => `${map} lists ${it}, which is gone`),
    ...sources.flatMap(({ path, text }) =>
      importsOf(path, text).flatMap((target) => {
        const [from, to] = [place.get(dirname(path)), place.get(dirname(target))]
        const isAllowed = from === undefined || to === undefined || to >= from
        return isAllowed ? [] : [`${path} imports ${target}, which stands on a higher floor`]
      }),
    ),
  ]
}

function appSources(): Source[] {
  return globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map(normalize)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Static, dynamic and type imports of our own files. */
export function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'((?:#app\/|\.{1,2}\/)[^'?]+)/g)
  return [...found]
    .map(([, name = '']) =>
      name.startsWith('#app/')
        ? join('app', name.slice('#app/'.length))
        : join(dirname(path), name),
    )
    .filter((target) => target.startsWith('app') && !target.includes('+types'))
    .filter((target) => /\.tsx?$/.test(target))
}

/** For the check: prints what is wrong. */
if (process.argv[1]?.endsWith('floors.ts') && existsSync(map)) {
  const problems = floorProblems()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
