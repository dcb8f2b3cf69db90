import { Color } from 'three'
import { expect, it } from 'vitest'
import { GrainedMaterial } from './machine-materials.ts'
import type { MachinePaint } from './machine-paint.ts'
import { PaintTransition } from './paint-transition.ts'

const look = {
  lacquers: {
    gloss: { metal: 0.32, rough: 0.34, coat: 1, coatRough: 0.02 },
    matte: { metal: 0.45, rough: 0.42, coat: 0.4, coatRough: 0.28 },
  },
  accent: '#c9ccd0',
}
const red: MachinePaint = { base: '#ff0000', second: null, finish: 'gloss' }
const blue: MachinePaint = { base: '#0000ff', second: '#00ff00', finish: 'matte' }
const green: MachinePaint = { base: '#00ff00', second: null, finish: 'gloss' }

function paintedRed() {
  const paint = new GrainedMaterial()
  const paint2 = new GrainedMaterial()
  const transition = new PaintTransition({ paint, paint2 }, look)
  transition.apply(red)
  return { paint, paint2, transition }
}
const hex = (colour: Color) => `#${colour.getHexString()}`

it('changes both colours and the lacquer within 240 milliseconds', () => {
  const { paint, paint2, transition } = paintedRed()
  transition.begin(blue)
  expect(transition.step(1000)).toBe(true)
  expect(hex(paint.color)).toBe('#ff0000')
  expect(transition.step(1120)).toBe(true)
  expect(paint.color.r).toBeGreaterThan(0)
  expect(paint.color.b).toBeGreaterThan(0)
  expect(transition.step(1240)).toBe(false)
  expect([hex(paint.color), hex(paint2.color)]).toEqual(['#0000ff', '#00ff00'])
  expect(paint.roughness).toBe(look.lacquers.matte.rough)
})

it('continues from the current mixture when another paint is chosen meanwhile', () => {
  const { paint, transition } = paintedRed()
  transition.begin(blue)
  transition.step(1000)
  transition.step(1100)
  const mixed = hex(paint.color)
  transition.begin(green)
  transition.step(1116)
  expect(hex(paint.color)).toBe(mixed)
  transition.step(1400)
  expect(hex(paint.color)).toBe('#00ff00')
})

it('needs no frame after a paint that is applied at once', () => {
  const { paint, transition } = paintedRed()
  transition.begin(blue)
  transition.apply(green)
  expect(transition.step(1000)).toBe(false)
  expect(hex(paint.color)).toBe('#00ff00')
})
