import { afterEach, expect, test, vi } from 'vitest'
import { readRecentModels, rememberRecentModel } from './recently-viewed-models.ts'

const icon = { base: '/pictures/x', version: 'v', widths: [240], width: 240, height: 180 }
const model = (name: string) => ({ bikeName: name, name, icon })

afterEach(() => vi.unstubAllGlobals())

function storeLocally(start?: string) {
  let held = start
  vi.stubGlobal('localStorage', {
    getItem: () => held ?? null,
    setItem: (_key: string, value: string) => {
      held = value
    },
  })
}

test('lists the last viewed model first and each model only once', () => {
  storeLocally()
  for (const name of ['A', 'B', 'A']) rememberRecentModel(model(name))
  expect(readRecentModels().map(({ name }) => name)).toEqual(['A', 'B'])
})

test('stores whether a model is no longer sold', () => {
  storeLocally()
  rememberRecentModel({ ...model('A'), isOnSale: false })
  rememberRecentModel({ ...model('B'), isOnSale: true })
  expect(readRecentModels().map(({ name, isOnSale }) => [name, isOnSale])).toEqual([
    ['B', true],
    ['A', false],
  ])
})

test('keeps at most six models', () => {
  storeLocally()
  for (const name of 'ABCDEFGH') rememberRecentModel(model(name))
  expect(readRecentModels().map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C'])
})

test('ignores invalid content of the browser storage', () => {
  for (const spoilt of ['{', '[{"name":1}]', '{"length":1}', 'null']) {
    storeLocally(spoilt)
    expect(readRecentModels()).toEqual([])
  }
})

test.each([
  null,
  'SHINE',
  { ...model('A'), name: 1 },
  { ...model('A'), isOnSale: 'no' },
  { ...model('A'), bikeName: undefined },
  { ...model('A'), icon: null },
  { ...model('A'), icon: { ...icon, base: 1 } },
  { ...model('A'), icon: { ...icon, version: null } },
  { ...model('A'), icon: { ...icon, width: '240' } },
  { ...model('A'), icon: { ...icon, height: undefined } },
  { ...model('A'), icon: { ...icon, widths: '240' } },
  { ...model('A'), icon: { ...icon, widths: [240, '480'] } },
  { ...model('A'), icon: { ...icon, grounds: ['160'] } },
])('ignores the invalid entry %j but reads the other entries', (spoilt) => {
  storeLocally(JSON.stringify([spoilt, model('B')]))
  expect(readRecentModels()).toEqual([model('B')])
})
