import { findModelOnSale } from '#app/catalogue/vehicles/find-model-on-sale.server.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { TestRideChoice } from './test-ride-choice.ts'

type TestRideQuery = { model: string; variant: string; colour: string }

/**
 * Finds the model from an address, with the requested variant and colour, or the first variant.
 * Returns undefined if the model is not on sale.
 */
export async function findTestRideChoice(
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findByName' | 'listColours'>,
  asked: TestRideQuery,
): Promise<TestRideChoice | undefined> {
  const onSale = await findModelOnSale(vehicles, asked.model)
  if (!onSale) return undefined
  const { model: found, colours } = onSale
  const colour = colours.find(({ slug }) => isSameName(slug, asked.colour))
  // An exclusive colour determines the variant.
  const named = colour?.variant ?? asked.variant
  const variant = found.variants.find((it) => isSameName(it.name, named)) ?? found.variants[0]
  const ride = {
    name: found.name,
    bikeName: found.bikeName,
    variant: variant?.name,
    price: variant?.price ?? found.price,
    picturesShow: found.more.picturesShow,
    priceIsApproximate: found.priceIsApproximate,
    picture: found.hero,
    colours: colours.map(({ name, slug, variant: of, hero, note }) => ({
      name,
      slug,
      variant: of,
      picture: hero,
      note,
    })),
  }
  // A variant with an exclusive colour comes in it, unless the address names another.
  const own = colour ?? colours.find((it) => it.variant !== null && it.variant === variant?.name)
  return { ride, colour: ride.colours.find(({ slug }) => slug === own?.slug) }
}
