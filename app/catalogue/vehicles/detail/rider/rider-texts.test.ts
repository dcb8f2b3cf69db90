import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  chosenHeightRange,
  groundReachOf,
  type SeatHeight,
} from '#app/catalogue/vehicles/rider-seat-height.ts'
import { riderDrawingFor } from './rider-outline.server.ts'
import * as words from './rider-words.ts'

type Model = { slug: string; figures?: { seatHeightMm?: SeatHeight } }

const files = readdirSync('catalogue/vehicles').filter((name) => name.endsWith('.json'))
const texts = files.map((name) => readFileSync(`catalogue/vehicles/${name}`, 'utf8'))
const models = texts.map((text): Model => JSON.parse(text))
const seats = models.flatMap(({ figures }) => figures?.seatHeightMm ?? [])
const heights = Array.from({ length: 46 }, (_, i) => chosenHeightRange.least + i)

test('no text of the catalogue promises that somebody’s feet reach the ground', () => {
  const promise =
    /[^"]*((every(body|one)|any(body|one)|all riders|most (people|riders)|short(er)? riders?)[^".]*(feet|foot|ground)|both feet (are )?(flat )?on the ground)[^"]*/gi
  expect('Nearly everybody has both feet on the ground').toMatch(promise)
  expect(texts.flatMap((text) => text.match(promise) ?? [])).toEqual([])
})

test('the words promise flat feet only if short legs reach the highest stated seat', () => {
  expect(seats.length).toBeGreaterThan(15)
  for (const seat of seats)
    for (const cm of heights) {
      const said = words.reach(groundReachOf(cm, seat))
      if (said !== 'Both feet are flat on the ground.') continue
      expect(cm * 10 * 0.45).toBeGreaterThanOrEqual(seat.upTo ?? seat.value)
    }
})

test('names the reach for one and for several possibilities', () => {
  expect(words.reach({ least: 'flat', most: 'flat' })).toBe('Both feet are flat on the ground.')
  expect(words.reach({ least: 'toes', most: 'balls' })).toBe(
    'On the ground: toes to balls of the feet, depending on your legs and the seat’s width.',
  )
  expect(words.reachInShort({ least: 'oneFoot', most: 'oneFoot' })).toBe('one foot at a time')
})

test('names the source of a seat height, or says that it is not confirmed', () => {
  expect(words.estimate('790', false, 'Brochure 2021, checked on 1 Nov 2026', true)).toBe(
    'An estimate from a seat height of 790 mm (Brochure 2021, checked on 1 Nov 2026) and the leg length of most people. Seat width and shoes change it: sit on it in the showroom.',
  )
  expect(words.estimate('764', true, undefined, false)).toBe(
    'An estimate from a seat height of about 764 mm, which the manufacturer has not confirmed, and the leg length of most people. Seat width and shoes change it.',
  )
})

test('every vehicle of the catalogue is drawn with its seat at the stated height', () => {
  for (const { slug, figures } of models) {
    const seat = figures?.seatHeightMm
    if (!seat) continue
    const drawing = riderDrawingFor(slug, seat)
    expect(drawing.seat[1]).toBeCloseTo(seat.upTo ? (seat.value + seat.upTo) / 2 : seat.value, 0)
    expect(drawing.d).toMatch(/^M-?\d+ /)
    expect(drawing.front - drawing.rear).toBeGreaterThan(1600)
  }
  expect(riderDrawingFor('added-by-a-dealer', { value: 780, approximate: false })).toMatchObject({
    d: '',
    seat: [-150, 780],
  })
})
