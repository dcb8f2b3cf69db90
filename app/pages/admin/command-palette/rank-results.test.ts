import { expect, test } from 'vitest'
import { type PaletteResult, rankResults } from './rank-results.ts'

const result = (label: string, keywords = '', note = ''): PaletteResult => ({
  group: 'Pages',
  key: label,
  label,
  note,
  keywords,
  to: '/',
})
const labels = (list: readonly PaletteResult[], typed: string) =>
  rankResults(list, typed).map(({ result: { label } }) => label)

test('words match in any order, in any case and without accents', () => {
  const list = [result('Booking Report'), result('Finance Report'), result('Café Racer')]
  expect(labels(list, 'REPORT book')).toEqual(['Booking Report'])
  expect(labels(list, 'cafe')).toEqual(['Café Racer'])
})

test('a word of the label ranks above a part of a word, and that above a keyword', () => {
  const list = [
    result('Dealership', 'price'),
    result('Onprice'),
    result('Accessories Price'),
    result('Price'),
  ]
  expect(labels(list, 'price')).toEqual(['Price', 'Accessories Price', 'Onprice', 'Dealership'])
})

test('every typed word must match the label, the note or a keyword', () => {
  const list = [
    result('SHINE 125', 'cost', 'Price'),
    result('SHINE 125', '', 'Specification'),
    result('DIO', 'cost', 'Price'),
  ]
  expect(rankResults(list, 'cost shine').map(({ result: { note } }) => note)).toEqual(['Price'])
  expect(labels(list, 'shine helmet')).toEqual([])
})

test('a name is found without its spaces and marks', () => {
  expect(labels([result('SHINE 125'), result('Sign-in')], 'shine125')).toEqual(['SHINE 125'])
  expect(labels([result('On-road Price Report')], 'onroad')).toEqual(['On-road Price Report'])
})

test('a keyword matches only from its beginning', () => {
  expect(labels([result('Dealership', 'holiday festival')], 'fest')).toEqual(['Dealership'])
  expect(labels([result('Dealership', 'holiday festival')], 'day')).toEqual([])
})

test('marks alone match nothing', () => {
  expect(labels([result('Desk')], ' .. ')).toEqual([])
})
