import type { FlagStatement } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { browsersWithout, findUnsupportedFeature } from './compat-data.ts'

const since = (version: string) => ({ version_added: version })

test('names the supported browsers that lack a feature', () => {
  const support = { chrome: since('126'), firefox: since('126'), safari: since('18') }
  expect(browsersWithout({ support })).toEqual(['chrome 111', 'safari 16.4'])
})

test('compares minor versions and reads “up to” as a version', () => {
  expect(browsersWithout({ support: { safari: since('16.4') } })).toEqual([])
  expect(browsersWithout({ support: { safari: since('16.5') } })).toEqual(['safari 16.4'])
  expect(browsersWithout({ support: { chrome: since('≤80') } })).toEqual([])
})

test('rejects features behind a flag, with another name, in a preview or removed', () => {
  const flags: [FlagStatement] = [{ type: 'preference', name: 'x' }]
  expect(
    [
      { ...since('90'), flags },
      { ...since('90'), prefix: '-webkit-' },
      { ...since('90'), alternative_name: 'old' },
      since('preview'),
      { version_added: false } as const,
      { ...since('90'), version_removed: '100' },
    ].map((chrome) => browsersWithout({ support: { chrome } })),
  ).toEqual(Array(6).fill(['chrome 111']))
})

test('reports nothing for a browser or feature that the data do not list', () => {
  expect(browsersWithout({ support: {} })).toEqual([])
  expect(findUnsupportedFeature('css', 'properties', 'no-such-property')).toBeUndefined()
  expect(findUnsupportedFeature('javascript', 'builtins', 'Array', 'constructor')).toBeUndefined()
})
