import { expect, it } from 'vitest'
import type { Picture } from '#app/media/pictures/picture.ts'
import {
  choosePaintLayer,
  endPaintSweep,
  type PaintLayer,
  sweepPaintLayer,
} from './paint-layers.ts'

const pictureOf = (base: string): Picture => ({
  ...{ base, version: '1', width: 1920, height: 1080, widths: [960] },
})
const red = pictureOf('red')
const blue = pictureOf('blue')
const grey = pictureOf('grey')
const start: readonly PaintLayer[] = [{ id: 1, picture: red, state: 'covers' }]
const states = (layers: readonly PaintLayer[]) =>
  layers.map(({ picture, state }) => `${picture.base} ${state}`)

/** The picture of the last choice has loaded. */
function load(layers: readonly PaintLayer[]) {
  const last = layers.at(-1)
  return last ? sweepPaintLayer(layers, last) : layers
}

it('keeps the previous paint below until the chosen one has loaded', () => {
  expect(states(choosePaintLayer(start, blue))).toEqual(['red covers', 'blue loads'])
})

it('gives up a paint that has not loaded when another is chosen', () => {
  const chosen = choosePaintLayer(choosePaintLayer(start, blue), grey)
  expect(states(chosen)).toEqual(['red covers', 'grey loads'])
})

it('stays at the shown paint if the visitor returns to it before another has loaded', () => {
  expect(choosePaintLayer(choosePaintLayer(start, blue), red)).toEqual(start)
})

it('lets a paint sweep back over one that is still sweeping', () => {
  const sweeping = load(choosePaintLayer(start, blue))
  expect(states(load(choosePaintLayer(sweeping, red)))).toEqual([
    'red covers',
    'blue sweeps',
    'red sweeps',
  ])
})

it('removes the covered paints at the end of a sweep, and keeps the newer ones', () => {
  const sweeping = load(choosePaintLayer(start, blue))
  const [, swept] = sweeping
  if (!swept) throw new Error('no layer')
  const ended = endPaintSweep(choosePaintLayer(sweeping, grey), swept)
  expect(states(ended)).toEqual(['blue covers', 'grey loads'])
})

it('gives each layer an id of its own', () => {
  const sweeping = load(choosePaintLayer(start, blue))
  const layers = load(choosePaintLayer(choosePaintLayer(sweeping, grey), red))
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
})

it('has at most six layers', () => {
  let layers = start
  for (let i = 0; i < 20; i++) layers = load(choosePaintLayer(layers, i % 2 ? red : blue))
  expect(layers).toHaveLength(6)
})
