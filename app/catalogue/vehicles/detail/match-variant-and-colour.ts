import type { Colour, Variant } from '#app/catalogue/vehicles/vehicle.ts'

type Paint = Pick<Colour, 'name' | 'variant'>

/** A variant and a colour that exists for it. */
export type VariantAndColour<Of extends Paint> = {
  variant: Variant | undefined
  colour: Of | undefined
}

/** Returns the first variant and the first colour that exists for it. */
export function firstVariantAndColour<Of extends Paint>(
  variants: readonly Variant[],
  colours: readonly Of[],
): VariantAndColour<Of> {
  return chooseVariant(variants[0], { variant: undefined, colour: colours[0] }, colours)
}

/**
 * Selects a colour. A colour of only one variant selects that variant too. From such a variant, any
 * other colour selects the first variant without exclusive colours.
 */
export function chooseColour<Of extends Paint>(
  colour: Of,
  { variant }: VariantAndColour<Of>,
  { variants, colours }: { variants: readonly Variant[]; colours: readonly Of[] },
): VariantAndColour<Of> {
  const owner = variants.find(({ name }) => name === colour.variant)
  if (owner) return { variant: owner, colour }
  const isFree = (it: Variant) => !hasOwnColour(it, colours)
  const stays = !variant || isFree(variant)
  return { variant: stays ? variant : (variants.find(isFree) ?? variant), colour }
}

/**
 * Selects a variant. A variant with exclusive colours appears in one of them, any other variant in
 * a shared colour.
 */
export function chooseVariant<Of extends Paint>(
  variant: Variant | undefined,
  { colour }: VariantAndColour<Of>,
  colours: readonly Of[],
): VariantAndColour<Of> {
  const owner = variant && hasOwnColour(variant, colours) ? variant.name : null
  const fits = (it: Of) => (colours.some(belongsToVariant(owner)) ? it.variant === owner : true)
  if (!colour || fits(colour)) return { variant, colour }
  return { variant, colour: colours.find(fits) ?? colour }
}

const belongsToVariant = (owner: string | null) => (paint: Paint) => paint.variant === owner

function hasOwnColour(variant: Variant, colours: readonly Paint[]): boolean {
  return colours.some(belongsToVariant(variant.name))
}
