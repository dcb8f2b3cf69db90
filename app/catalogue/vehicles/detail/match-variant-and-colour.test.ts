import { describe, expect, it } from 'vitest'
import { chooseColour, chooseVariant, firstVariantAndColour } from './match-variant-and-colour.ts'

const standard = { name: 'Standard', difference: 0, price: 145_000 }
const deluxe = { name: 'Deluxe', difference: 1_000, price: 146_000 }
const repsol = { name: 'Repsol Edition', difference: 2_300, price: 147_300 }
const blue = { name: 'Blue', variant: null }
const red = { name: 'Red', variant: null }
const racing = { name: 'Racing', variant: 'Repsol Edition' }
const hornet = { variants: [standard, deluxe, repsol], colours: [blue, red, racing] }

describe('matching colour and variant', () => {
  it('starts with the first variant, and with the first colour that matches this variant', () => {
    expect(firstVariantAndColour(hornet.variants, hornet.colours)).toEqual({
      variant: standard,
      colour: blue,
    })
    expect(firstVariantAndColour([standard], [])).toEqual({ variant: standard, colour: undefined })
    expect(firstVariantAndColour([repsol, standard], hornet.colours).colour).toBe(racing)
  })

  it('selects the only variant of a colour, and leaves that variant for any other colour', () => {
    const edition = chooseColour(racing, { variant: standard, colour: blue }, hornet)
    expect(edition).toEqual({ variant: repsol, colour: racing })
    expect(chooseColour(red, edition, hornet)).toEqual({ variant: standard, colour: red })
  })

  it('keeps the selected variant and colour if they match', () => {
    const chosen = { variant: deluxe, colour: blue }
    expect(chooseColour(red, chosen, hornet)).toEqual({ variant: deluxe, colour: red })
    expect(chooseVariant(standard, { variant: deluxe, colour: red }, hornet.colours)).toEqual({
      variant: standard,
      colour: red,
    })
  })

  it('selects the only colour of a variant, and replaces that colour for another variant', () => {
    const edition = chooseVariant(repsol, { variant: standard, colour: red }, hornet.colours)
    expect(edition).toEqual({ variant: repsol, colour: racing })
    expect(chooseVariant(deluxe, edition, hornet.colours)).toEqual({
      variant: deluxe,
      colour: blue,
    })
  })

  it('keeps a colour whose variant is no longer sold', () => {
    const orphan = { name: 'Old', variant: 'Gone' }
    const rest = { variants: [standard], colours: [orphan] }
    expect(chooseColour(orphan, { variant: standard, colour: orphan }, rest)).toEqual({
      variant: standard,
      colour: orphan,
    })
    expect(firstVariantAndColour(rest.variants, rest.colours).colour).toBe(orphan)
  })
})
