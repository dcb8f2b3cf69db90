import { expect, it } from 'vitest'
import { resolveStablePath, toStablePath } from './stable-path.ts'

const red = { name: 'Red', slug: 'red' }
const blue = { name: 'Blue', slug: 'blue/2' }
const model = { colours: [red, {}, blue], pictures: {} }

it('finds a colour by its identity after the colours were reordered', () => {
  const place = toStablePath(model, ['colours', 2, 'hero'])
  expect(resolveStablePath({ colours: [blue, red] }, place)).toEqual(['colours', 0, 'hero'])
  expect(resolveStablePath({ colours: [red] }, place)).toBeUndefined()
})

it('uses the index for an entry that has no identifying field', () => {
  expect(toStablePath(model, ['colours', 1, 'hero'])).toBe('colours/1/hero')
  expect(resolveStablePath(model, 'colours/1/hero')).toEqual(['colours', 1, 'hero'])
  expect(resolveStablePath({}, toStablePath({}, ['pictures', 'frames']))).toEqual([
    'pictures',
    'frames',
  ])
})
