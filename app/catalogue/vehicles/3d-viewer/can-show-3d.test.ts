import { afterEach, expect, it, vi } from 'vitest'
import { canShow3d } from './can-show-3d.ts'

let contexts = 0

function browser({ saves = false, memory = 8, hasWebGl = true } = {}) {
  contexts = 0
  const loss = { loseContext: () => contexts-- }
  const getContext = () => {
    if (!hasWebGl) return null
    contexts++
    return { getExtension: () => loss }
  }
  vi.stubGlobal('navigator', { connection: { saveData: saves }, deviceMemory: memory })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { createElement: () => ({ getContext }) })
}
afterEach(() => vi.unstubAllGlobals())

it('offers 3D if the browser supports it, and releases the test context', () => {
  browser()
  expect(canShow3d()).toBe(true)
  expect(contexts).toBe(0)
})

it.each([
  ['data is saved', { saves: true }],
  ['there is little memory', { memory: 2 }],
  ['the browser has no WebGL', { hasWebGl: false }],
])('does not offer 3D if %s', (_, lacking) => {
  browser(lacking)
  expect(canShow3d()).toBe(false)
})
