import { expect, it } from 'vitest'
import { pathOfPlace, placeOf } from './place-of.ts'

const red = { name: 'Red', slug: 'red' }
const blue = { name: 'Blue', slug: 'blue/2' }
const model = { colours: [red, {}, blue], pictures: {} }

it('a picture finds its colour again, though the colours were ordered anew meanwhile', () => {
  const place = placeOf(model, ['colours', 2, 'hero'])
  expect(pathOfPlace({ colours: [blue, red] }, place)).toEqual(['colours', 0, 'hero'])
  expect(pathOfPlace({ colours: [red] }, place)).toBeUndefined()
})

it('one that is known by nothing yet keeps its place, and a field is where it is', () => {
  expect(placeOf(model, ['colours', 1, 'hero'])).toBe('colours/1/hero')
  expect(pathOfPlace(model, 'colours/1/hero')).toEqual(['colours', 1, 'hero'])
  expect(pathOfPlace({}, placeOf({}, ['pictures', 'frames']))).toEqual(['pictures', 'frames'])
})
