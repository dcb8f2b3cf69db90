import { expect, test } from 'vitest'
import { readRecent, rememberModel } from './recent-models.ts'

const icon = { base: '/pictures/x', version: 'v', widths: [240], width: 240, height: 180 }
const model = (name: string) => ({ bikeName: name, name, icon })

function fakeStorage(start?: string) {
  let held = start
  return {
    getItem: () => held ?? null,
    setItem: (_key: string, value: string) => {
      held = value
    },
  }
}

test('the last one looked at stands first, and no model twice', () => {
  const storage = fakeStorage()
  for (const name of ['A', 'B', 'A']) rememberModel(storage, model(name))
  expect(readRecent(storage).map(({ name }) => name)).toEqual(['A', 'B'])
})

test('six are remembered', () => {
  const storage = fakeStorage()
  for (const name of 'ABCDEFGH') rememberModel(storage, model(name))
  expect(readRecent(storage).map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C'])
})

test('spoilt or foreign content counts as nothing', () => {
  expect(readRecent(fakeStorage('{'))).toEqual([])
  expect(readRecent(fakeStorage('[{"name":1}]'))).toEqual([])
  expect(readRecent(fakeStorage('{"length":1}'))).toEqual([])
})

test.each([
  null,
  'SHINE',
  { ...model('A'), name: 1 },
  { ...model('A'), bikeName: undefined },
  { ...model('A'), icon: null },
  { ...model('A'), icon: { ...icon, base: 1 } },
  { ...model('A'), icon: { ...icon, version: null } },
  { ...model('A'), icon: { ...icon, width: '240' } },
  { ...model('A'), icon: { ...icon, height: undefined } },
  { ...model('A'), icon: { ...icon, widths: '240' } },
  { ...model('A'), icon: { ...icon, widths: [240, '480'] } },
  { ...model('A'), icon: { ...icon, grounds: ['160'] } },
])('%j is passed over, and the others stay', (spoilt) => {
  const storage = fakeStorage(JSON.stringify([spoilt, model('B')]))
  expect(readRecent(storage)).toEqual([model('B')])
})

test('a storage that refuses is no failure', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => rememberModel(refusing, model('A'))).not.toThrow()
})
