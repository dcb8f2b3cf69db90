import { afterEach, expect, it, vi } from 'vitest'
import { canTurnLive } from './can-turn-live.ts'

type Able = { saves?: boolean; memory?: number; webgl?: object | null }

function browser({ saves = false, memory = 8, webgl = {} }: Able = {}) {
  vi.stubGlobal('navigator', { connection: { saveData: saves }, deviceMemory: memory })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => webgl }) })
}
afterEach(() => vi.unstubAllGlobals())

it('offers it where nothing speaks against it', () => {
  browser()
  expect(canTurnLive()).toBe(true)
})

it.each([
  ['data is saved', { saves: true }],
  ['there is little memory', { memory: 2 }],
  ['the browser has no WebGL', { webgl: null }],
])('offers nothing where %s', (_, lacking) => {
  browser(lacking)
  expect(canTurnLive()).toBe(false)
})
