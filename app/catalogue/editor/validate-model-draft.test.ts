import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { validateModelDraft } from './validate-model-draft.ts'

describe('the price of a model in the editor', () => {
  const { vehicles } = readCatalogue('catalogue')
  const { price: _, ...unpriced } = vehicles.find(({ slug }) => slug === 'cb500x') ?? { price: 0 }

  it.each([
    ['missing', unpriced],
    ['empty', { ...unpriced, price: '' }],
    ['null', { ...unpriced, price: null }],
    ['0', { ...unpriced, price: 0 }],
  ])('may be %s while the model is service-only', (__, typed) => {
    expect(validateModelDraft(typed)).toMatchObject({
      document: { price: 0 },
      gaps: {},
      errors: {},
    })
  })

  it.each([
    ['missing', unpriced],
    ['0', { ...unpriced, price: 0 }],
  ])('is reported as missing if it is %s and the model is on sale', (__, typed) => {
    const read = validateModelDraft({ ...typed, availability: 'on-sale' })
    expect(read.document).toBeUndefined()
    expect([Object.keys(read.gaps), read.errors]).toEqual([['price'], {}])
  })

  it('is accepted if the document has a price', () => {
    expect(validateModelDraft({ ...unpriced, price: 70_000 }).document?.price).toBe(70_000)
  })
})
