import { describe, expect, it } from 'vitest'
import { firstAgreed, withColour, withVariant } from './agreement.ts'

const standard = { name: 'Standard', difference: 0, price: 145_000 }
const deluxe = { name: 'Deluxe', difference: 1_000, price: 146_000 }
const repsol = { name: 'Repsol Edition', difference: 2_300, price: 147_300 }
const blue = { name: 'Blue', variant: null }
const red = { name: 'Red', variant: null }
const racing = { name: 'Racing', variant: 'Repsol Edition' }
const hornet = { variants: [standard, deluxe, repsol], colours: [blue, red, racing] }

describe('a paint and a variant', () => {
  it('begin with the first of each', () => {
    expect(firstAgreed(hornet.variants, hornet.colours)).toEqual({
      variant: standard,
      colour: blue,
    })
    expect(firstAgreed([standard], [])).toEqual({ variant: standard, colour: undefined })
    expect(firstAgreed([repsol, standard], hornet.colours).colour).toBe(racing)
  })

  it('go together: the paint of one variant chooses it, another leaves it again', () => {
    const edition = withColour(racing, { variant: standard, colour: blue }, hornet)
    expect(edition).toEqual({ variant: repsol, colour: racing })
    expect(withColour(red, edition, hornet)).toEqual({ variant: standard, colour: red })
  })

  it('leave each other alone where both fit', () => {
    const chosen = { variant: deluxe, colour: blue }
    expect(withColour(red, chosen, hornet)).toEqual({ variant: deluxe, colour: red })
    expect(withVariant(standard, { variant: deluxe, colour: red }, hornet.colours)).toEqual({
      variant: standard,
      colour: red,
    })
  })

  it('go together the other way round too', () => {
    const edition = withVariant(repsol, { variant: standard, colour: red }, hornet.colours)
    expect(edition).toEqual({ variant: repsol, colour: racing })
    expect(withVariant(deluxe, edition, hornet.colours)).toEqual({ variant: deluxe, colour: blue })
  })

  it('keep a paint whose variant is sold no more', () => {
    const orphan = { name: 'Old', variant: 'Gone' }
    const rest = { variants: [standard], colours: [orphan] }
    expect(withColour(orphan, { variant: standard, colour: orphan }, rest)).toEqual({
      variant: standard,
      colour: orphan,
    })
    expect(firstAgreed(rest.variants, rest.colours).colour).toBe(orphan)
  })
})
