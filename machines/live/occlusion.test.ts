import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Shaded } from '../kernel/normals.ts'
import { codedPart, occlusionOf } from './occlusion.ts'
import { decodeHeads, decodeParts, encodeParts } from './occlusion-code.ts'
import { encodeFittings, partsOfFitting } from './occlusion-of-fittings.ts'

const levels = fc.array(fc.nat(15), { maxLength: 300 }).map((list) => Uint8Array.from(list))
const part = fc.record({ mark: fc.nat(0xffff), levels })

test('decodes every list of parts that it encodes', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const file = encodeParts(parts)
      expect(decodeParts(file)).toEqual(parts)
      expect(decodeHeads(file).map(({ vertices }) => vertices)).toEqual(
        parts.map((each) => each.levels.length),
      )
    }),
    { numRuns: 40 },
  )
})

test('finds an accessory’s parts among those of others', () => {
  const [visor, grips] = [1, 2].map((mark) => ({ mark, levels: Uint8Array.of(mark, 15, 0) }))
  const file = encodeFittings(
    new Map([
      ['visor', [visor, grips]],
      ['grips', [grips]],
    ]),
  )
  expect(partsOfFitting(file, 'grips')).toEqual([grips])
  expect(partsOfFitting(file, 'visor')).toEqual([visor, grips])
  expect(partsOfFitting(file, 'top-box')).toEqual([])
})

const square = (...indices: number[]): Shaded => ({
  positions: new Float32Array(12),
  normals: new Float32Array(12),
  indices: Uint32Array.from(indices),
})

test('leaves a part unshaded if it differs from the occlusion file, and shades other parts', () => {
  const file = [square(0, 1, 2, 0, 2, 3), square(0, 1, 2, 1, 2, 3)].map((each) =>
    codedPart(each, new Float32Array(4).fill(2 / 3)),
  )
  const drawn = occlusionOf([square(0, 1, 2, 0, 2, 3), square(0, 1, 3, 1, 2, 3)], file)
  expect(drawn.map((each) => [...each])).toEqual([
    [170, 170, 170, 170],
    [255, 255, 255, 255],
  ])
})

test('leaves all parts unshaded without an occlusion file', () => {
  expect([...occlusionOf([square(0, 1, 2)], [])[0]]).toEqual([255, 255, 255, 255])
})
