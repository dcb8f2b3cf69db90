import type { Colour, Variant } from '#app/catalogue/vehicles/vehicle.ts'

type Paint = Pick<Colour, 'name' | 'variant'>

/** A variant and a paint in which it is sold. */
export type VariantAndColour<Of extends Paint> = {
  variant: Variant | undefined
  colour: Of | undefined
}

/** The first variant of the list in the first paint that it is sold in. */
export function firstVariantAndColour<Of extends Paint>(
  variants: readonly Variant[],
  colours: readonly Of[],
): VariantAndColour<Of> {
  return chooseVariant(variants[0], { variant: undefined, colour: colours[0] }, colours)
}

/** A paint that belongs to a variant chooses it; from such a variant, any other paint leads back to the first that has no paint of its own. */
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

/** A variant with paints of its own is shown in one of them, any other in none of those. */
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
