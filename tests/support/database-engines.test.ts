import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  concurrencyTests,
  findUntestedEngineSources,
  listEnginesFor,
  testsByEngineSource,
} from './database-engines.ts'

/** Tools for benchmarks and fixtures. Running them tests them, so they have no tests. */
const tools = /^scripts\/(?:bench|fixtures)/

it('names a test for every source that depends on the engine', () => {
  const paths = globSync('{app,scripts}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const sources = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(findUntestedEngineSources(sources).filter((path) => !tools.test(path))).toEqual([])
})

it('finds a source that depends on the engine and has no row', () => {
  const path = 'app/site/offers/toy.server.ts'
  const found = (text: string) => findUntestedEngineSources([{ path, text }])
  expect(found("if (engine === 'sqlite') return")).toEqual([path])
  expect(found('sql<number>`count(*)`')).toEqual([path])
  expect(found('query.forUpdate()')).toEqual([path])
  expect(found('export const offers = 1')).toEqual([])
})

it('names only sources and tests that exist', () => {
  const named = [...Object.entries(testsByEngineSource).flat(2), ...concurrencyTests]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('names only tests that run on each database', () => {
  const tests = [...Object.values(testsByEngineSource).flat(), ...concurrencyTests]
  const files = tests.filter((path) => path.endsWith('.ts'))
  const isOnEach = (path: string) => readFileSync(path, 'utf8').includes('onEach')
  expect(files.filter((path) => !isOnEach(path))).toEqual([])
})

it('runs a test on PostgreSQL if its code depends on the engine', () => {
  expect(listEnginesFor('app/crm/desk/desk-list-query.test.ts', '')).toEqual(['sqlite', 'postgres'])
  expect(listEnginesFor('app/platform/db/migrations/enquiry-phones.test.ts', '')).toEqual([
    'sqlite',
    'postgres',
  ])
  expect(listEnginesFor('app/site/offers/offer-store.server.test.ts', '')).toEqual(['sqlite'])
})

it('runs every test on both engines if TEST_ENGINES is “both”', () => {
  expect(listEnginesFor('app/site/offers/offer-store.server.test.ts', 'both')).toEqual([
    'sqlite',
    'postgres',
  ])
})

it('explains a wrong TEST_ENGINES', () => {
  expect(() => listEnginesFor('app/a.test.ts', 'mysql')).toThrow(
    'TEST_ENGINES is "mysql". Set it to',
  )
})
