import { expect, test } from 'vitest'
import { arrangeResults } from './arrange-results.ts'
import type { PaletteResult } from './rank-results.ts'

const result = (group: string, label: string, note = ''): PaletteResult => ({
  group,
  key: `${label} ${note}`,
  label,
  note,
  to: '/',
})
const none = { actions: [], vehicles: [], people: [], pages: [], settings: [] }
const threeOf = (name: string) =>
  ['Price', 'Specification', 'Model'].map((note) => result('Vehicles', name, note))
const enquiry = result('Enquiries', 'Padma')

test('a group whose label has the word comes before enquiries, other groups after them', () => {
  const local = {
    ...none,
    pages: [result('Pages', 'Figures', 'shine')],
    vehicles: threeOf('SHINE 125'),
  }
  const groups = arrangeResults('shine', local, [enquiry]).map(({ group }) => group)
  expect([...new Set(groups)]).toEqual(['Vehicles', 'Enquiries', 'Pages'])
})

test('many found vehicles are listed with the first page of each only', () => {
  const local = { ...none, vehicles: ['SP 125', 'SHINE 125', 'CB 125'].flatMap(threeOf) }
  expect(arrangeResults('125', local, []).map(({ label, note }) => `${label} ${note}`)).toEqual([
    'SP 125 Price',
    'SHINE 125 Price',
    'CB 125 Price',
  ])
  expect(arrangeResults('125 model', local, [])).toHaveLength(3)
  const best = arrangeResults('sp 125', local, []).slice(0, 3)
  expect(best.map(({ label }) => label)).toEqual(['SP 125', 'SP 125', 'SP 125'])
})

test('without a text the actions and pages are listed, but no results of the server', () => {
  const local = { ...none, actions: [result('Actions', 'New')], pages: [result('Pages', 'Desk')] }
  expect(arrangeResults('', local, [enquiry]).map(({ label }) => label)).toEqual(['New', 'Desk'])
})
