import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  encodeForWire,
  renamedOnWire,
  type WireOutput,
  wireObject,
  zeroOneFlag,
} from './wire-format.ts'

const shape = {
  id: v.number(),
  name: renamedOnWire('bike_name', v.string()),
  isActive: renamedOnWire('status', zeroOneFlag),
  note: renamedOnWire('remark', v.optional(v.string())),
  variants: v.array(wireObject({ isFirst: renamedOnWire('first', zeroOneFlag) })),
}
const models = v.array(wireObject(shape))

const known = { id: 1, name: 'SHINE', isActive: true, note: 'x', variants: [{ isFirst: false }] }
const sent = { id: 1, bike_name: 'SHINE', status: 1, remark: 'x', variants: [{ first: 0 }] }

describe('a wire format', () => {
  it('encodes and decodes with one declaration', () => {
    expect(encodeForWire(models, [known])).toEqual([sent])
    expect(v.parse(models, [sent])).toEqual([known])
  })

  it('has the output type that the program uses', () => {
    expectTypeOf<WireOutput<typeof shape>>().toEqualTypeOf<{
      id: number
      name: string
      isActive: boolean
      note?: string | undefined
      variants: { isFirst: boolean }[]
    }>()
    expectTypeOf<v.InferInput<typeof models>[number]['status']>().toEqualTypeOf<0 | 1>()
  })

  it('omits missing fields', () => {
    const { note: _, ...rest } = known
    const { remark: __, ...without } = sent
    expect(encodeForWire(wireObject(shape), rest)).toStrictEqual(without)
    expect(encodeForWire(wireObject(shape), { ...rest, note: undefined })).toStrictEqual(without)
    expect(v.parse(wireObject(shape), without)).toStrictEqual(rest)
    const plain = v.object({ id: v.number(), note: v.optional(v.string()) })
    expect(encodeForWire(plain, { id: 1, note: undefined })).toStrictEqual({ id: 1 })
  })

  it('sends only declared fields', () => {
    expect(encodeForWire(wireObject({ id: v.number() }), { id: 1, passwordHash: 'x' })).toEqual({
      id: 1,
    })
    expect(encodeForWire(v.object({ id: v.number() }), { id: 1, passwordHash: 'x' })).toEqual({
      id: 1,
    })
  })

  it('can be part of Valibot’s own schemas', () => {
    const page = v.object({
      rows: models,
      chosen: v.nullable(wireObject(shape)),
      on: v.optional(zeroOneFlag),
    })
    expect(encodeForWire(page, { rows: [known], chosen: null })).toEqual({
      rows: [sent],
      chosen: null,
    })
    expect(encodeForWire(page, { rows: [], chosen: known, on: false })).toEqual({
      rows: [],
      chosen: sent,
      on: 0,
    })
  })

  it('refuses a missing or wrong field', () => {
    for (const wrong of [{}, { ...sent, status: 2 }, { ...sent, bike_name: 7 }, known])
      expect(v.safeParse(wireObject(shape), wrong).success).toBe(false)
  })
})
