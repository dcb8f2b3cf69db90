import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseStoredJson } from './parse-stored-json.ts'
import {
  lineOfText,
  listOfItems,
  oneOfOptions,
  phone,
  strictRecord,
  webAddress,
} from './schemas.ts'

const shape = strictRecord({
  name: lineOfText(20),
  phones: listOfItems(phone, 3),
  hours: strictRecord({
    opens: lineOfText(),
    closedOn: listOfItems(oneOfOptions(['Monday', 'Tuesday']), 0),
  }),
  links: listOfItems(
    strictRecord({ name: lineOfText(), url: webAddress, note: v.optional(lineOfText()) }),
    0,
  ),
  counts: v.record(v.string(), v.number()),
})
const whole: v.InferOutput<typeof shape> = {
  name: 'Lakshmi Motors',
  phones: ['+91 98480 12345', '+91 98480 12346', '+91 98480 12347'],
  hours: { opens: '09:00', closedOn: ['Monday'] },
  links: [{ name: 'Map', url: 'https://example.com/map' }],
  counts: { bikes: 7 },
}
const fallback: v.InferOutput<typeof shape> = {
  name: '',
  phones: [],
  hours: { opens: '10:00', closedOn: [] },
  links: [],
  counts: {},
}
const stored = (value: unknown) => parseStoredJson(shape, JSON.stringify(value), fallback)

it('returns a value that fits the schema unchanged', () => {
  expect(stored(whole)).toEqual(whole)
})

it.each([
  ['no JSON at all', '{ "name": '],
  ['something else', '"a text"'],
  ['a list', '[1, 2]'],
  ['nothing', 'null'],
])('uses the fallback for %s', (_, json) => {
  expect(parseStoredJson(shape, json, fallback)).toEqual(fallback)
})

it('uses the fallback for missing fields at any depth, and drops unknown fields', () => {
  const { name: _, ...older } = whole
  expect(stored({ ...older, fax: '040', hours: { closedOn: ['Monday'], lunch: '13:00' } })).toEqual(
    { ...whole, name: '', hours: { opens: '10:00', closedOn: ['Monday'] } },
  )
})

it('uses the fallback only for the invalid part', () => {
  expect(stored({ ...whole, name: 'x'.repeat(21) })).toEqual({ ...whole, name: '' })
  expect(stored({ ...whole, hours: 'from nine' })).toEqual({ ...whole, hours: fallback.hours })
  expect(stored({ ...whole, phones: '+91 98480 12345' })).toEqual({ ...whole, phones: [] })
})

it('keeps the valid entries of a list, even if they are fewer than a form requires', () => {
  expect(stored({ ...whole, phones: ['+91 98480 12345', '12', null] }).phones).toEqual([
    '+91 98480 12345',
  ])
  expect(stored({ ...whole, counts: { bikes: 7, scooters: 'some' } }).counts).toEqual({ bikes: 7 })
})

it('drops the whole of an invalid list entry', () => {
  const [map] = whole.links
  expect(
    stored({
      ...whole,
      links: [{ name: 'Shop', url: 'javascript:alert(1)' }, { ...map, note: 7, icon: 'pin' }, 'x'],
    }).links,
  ).toEqual([map])
})

it('repairs an invalid optional part if possible, otherwise drops the part', () => {
  const row = strictRecord({ label: lineOfText() })
  const may = strictRecord({ rows: v.optional(listOfItems(row, 0), []), one: v.optional(row) })
  const json = JSON.stringify({ rows: [{ label: 'Type' }, 7], one: { label: 7 } })
  expect(parseStoredJson(may, json, { rows: [] })).toEqual({ rows: [{ label: 'Type' }] })
})
