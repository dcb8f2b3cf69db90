import { expect, it } from 'vitest'
import type { Picture } from '#app/media/pictures/picture.ts'
import {
  choosePaintLayer,
  type PaintLayer,
  removeCoveredLayers,
  showPaintLayer,
} from './paint-layers.ts'

const pictureOf = (base: string): Picture => ({
  base,
  version: 1,
  width: 1920,
  height: 1080,
  widths: [960],
})
const red = pictureOf('red')
const blue = pictureOf('blue')
const grey = pictureOf('grey')
const start: readonly PaintLayer[] = [{ id: 0, picture: red, isReady: true }]
const names = (layers: readonly PaintLayer[]) =>
  layers.map(({ picture, isReady }) => picture.base + (isReady ? '' : '?'))

function ready(layers: readonly PaintLayer[]) {
  const last = layers.at(-1)
  return last ? showPaintLayer(layers, last) : layers
}

it('keeps the previous paint below until the chosen one is ready', () => {
  expect(names(choosePaintLayer(start, blue))).toEqual(['red', 'blue?'])
})

it('gives up a paint that is not ready when another is chosen', () => {
  expect(names(choosePaintLayer(choosePaintLayer(start, blue), grey))).toEqual(['red', 'grey?'])
})

it('stays at the shown paint if the visitor returns to it before another is ready', () => {
  expect(choosePaintLayer(choosePaintLayer(start, blue), red)).toEqual(start)
})

it('lets a paint sweep back over one that is still sweeping', () => {
  const sweeping = ready(choosePaintLayer(start, blue))
  expect(names(ready(choosePaintLayer(sweeping, red)))).toEqual(['red', 'blue', 'red'])
})

it('removes the covered paints at the end of a sweep, and keeps the newer ones', () => {
  const sweeping = ready(choosePaintLayer(start, blue))
  const [, swept] = sweeping
  if (!swept) throw new Error('no layer')
  expect(names(removeCoveredLayers(choosePaintLayer(sweeping, grey), swept))).toEqual([
    'blue',
    'grey?',
  ])
})

it('gives each layer an id of its own', () => {
  const layers = ready(
    choosePaintLayer(choosePaintLayer(ready(choosePaintLayer(start, blue)), grey), red),
  )
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
})

it('has at most six layers', () => {
  let layers = start
  for (let i = 0; i < 20; i++) layers = ready(choosePaintLayer(layers, i % 2 ? red : blue))
  expect(layers).toHaveLength(6)
})
