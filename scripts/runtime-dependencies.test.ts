import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }
import { siteCommands } from './commands.mjs'

test('runs and builds a site without devDependencies', () => {
  const reached = listReachedPackages([
    ...Object.values(siteCommands).flatMap(({ program }) => program ?? []),
    'scripts/build.ts',
    'vite.config.ts',
    // The route table, the build and the server reference these files by path.
    'machines/live/worker.ts',
    'machines/ar/child.ts',
    ...globSync('app/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }),
  ])
  expect([...reached].filter(([, name]) => name in packages.devDependencies)).toEqual([])
  const named = new Set(reached.map(([, name]) => name))
  expect(Object.keys(packages.dependencies).filter((name) => !named.has(name))).toEqual([])
})

test('pulls in no devDependency as an optional peer dependency, except Node’s types', () => {
  const lock = v.parse(lockShape, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  // npm installs an optional peer of a dependency in spite of `--omit=dev`.
  const isPeer = (name: string) => lock.packages[`node_modules/${name}`]?.devOptional
  expect(Object.keys(packages.devDependencies).filter(isPeer)).toEqual(['@types/node'])
})

const lockShape = v.object({
  packages: v.record(v.string(), v.object({ devOptional: v.optional(v.boolean(), false) })),
})

type Reached = [from: string, name: string]

/**
 * Returns the packages that these files name, directly or through imported files of this
 * repository.
 */
function listReachedPackages(programs: readonly string[]): Reached[] {
  const seen = new Set<string>()
  const next = programs.map((path) => normalize(path))
  const found: Reached[] = []
  for (let path = next.pop(); path; path = next.pop()) {
    if (seen.has(path) || !existsSync(path)) continue
    seen.add(path)
    for (const name of namesIn(readFileSync(path, 'utf8'))) {
      if (name.startsWith('#')) next.push(normalize(name.slice(1)))
      else if (name.startsWith('.')) next.push(join(dirname(path), name))
      else found.push([path, packageOf(name)])
    }
  }
  return found
}

/** Finds imports except type imports, and programs run by path. */
function namesIn(text: string): string[] {
  const ways = [
    /^(?:import|export)\s(?!type\b)[^'";=]*?\bfrom '([^']+)'/gm,
    /\bimport(?:\.meta\.resolve)?\s*\(?\s*'([^']+)'/g,
    /^@import "([^"]+)"/gm,
    /node_modules\/((?:@[\w-]+\/)?\w[\w.-]*)\//g,
  ]
  return ways.flatMap((way) => [...text.matchAll(way)].map(([, name = '']) => name))
}

const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
