import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { browserTestsByFolder, findAffectedBrowserTests } from './affected-browser-tests.ts'

const named = Object.values(browserTestsByFolder).flat()

it('assigns browser tests to every folder of app', () => {
  const sources = globSync('app/**/*.{ts,tsx,css}').filter((path) => !path.includes('.test.'))
  const folders = [...new Set(sources.map(dirname))]
  expect(folders.filter((folder) => !browserTestsByFolder[folder]?.length)).toEqual([])
})

it('contains no folder that is missing', () => {
  expect(Object.keys(browserTestsByFolder).filter((folder) => !existsSync(folder))).toEqual([])
})

it('contains every browser test at least once', () => {
  const files = globSync('tests/e2e/*.test.ts')
  const names = files.map((path) => path.slice('tests/e2e/'.length, -'.test.ts'.length))
  expect(names.filter((name) => !named.includes(name))).toEqual([])
})

it('contains no browser test that is missing', () => {
  expect(named.filter((name) => !existsSync(`tests/e2e/${name}.test.ts`))).toEqual([])
})

it('returns each browser test of the changed folders once', () => {
  const table = { 'app/toys': ['play', 'buy'], 'app/shelf': ['buy'] }
  const changed = ['app/toys/toy.ts', 'app/toys/toy-card.tsx', 'app/shelf/shelf.ts', 'README.md']
  expect(findAffectedBrowserTests(changed, table)).toEqual([
    'tests/e2e/buy.test.ts',
    'tests/e2e/play.test.ts',
  ])
})

it('includes a browser test that was changed itself', () => {
  expect(findAffectedBrowserTests(['tests/e2e/play.test.ts'], {})).toEqual([
    'tests/e2e/play.test.ts',
  ])
})
