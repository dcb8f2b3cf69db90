import type {
  ListedOnRoadPrice,
  WithOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { type Vehicle, type VehicleKind, vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { Slide } from './slide-store.server.ts'
import * as words from './words.ts'

/** Number of models of one kind, and their lowest price. */
export type KindSummary = {
  kind: VehicleKind
  models: number
  lowest: number
  isApproximate: boolean
}
const maxPosition = Number.MAX_SAFE_INTEGER

export type VehicleRange = KindSummary & {
  showpiece: Pick<Vehicle, 'name' | 'hero'>
  /** The lowest on-road price, if any model has one. */
  lowestOnRoad: ListedOnRoadPrice | undefined
}

/** Summarises the kinds in the dealer's order. Discontinued models are not counted. */
export function summarizeKinds(models: readonly Vehicle[]): KindSummary[] {
  const sold = models.filter(({ isOnSale }) => isOnSale)
  return vehicleKinds.flatMap((kind) => {
    const ofKind = sold.filter((model) => model.kind === kind)
    // A model without a price counts as the cheapest only if no other model has a price.
    const [first] = ofKind.toSorted((a, b) => (a.price || maxPosition) - (b.price || maxPosition))
    if (!first) return []
    const { price: lowest, priceIsApproximate: isApproximate } = first
    return { kind, models: ofKind.length, lowest, isApproximate }
  })
}

/** Lists each kind of vehicle. Its most expensive vehicle is in the picture. */
export function listVehicleRanges(models: readonly (Vehicle & WithOnRoadPrice)[]): VehicleRange[] {
  return summarizeKinds(models).flatMap((range) => {
    const sold = models.filter(({ kind, isOnSale }) => kind === range.kind && isOnSale)
    const [dearest] = sold.toSorted((one, other) => other.price - one.price)
    const [lowestOnRoad] = sold
      .flatMap(({ onRoad }) => onRoad ?? [])
      .toSorted((one, other) => one.total - other.total)
    return dearest ? { ...range, showpiece: pick(dearest, ['name', 'hero']), lowestOnRoad } : []
  })
}

export function countModels(kinds: readonly KindSummary[]): number {
  return kinds.reduce((sum, { models }) => sum + models, 0)
}

/** Returns the slides. If there are no slides, returns one for the first featured model. */
export function carouselSlides(
  slides: readonly Slide[],
  models: readonly Vehicle[],
): readonly Slide[] {
  const [model] = pickFeaturedModels(models)
  if (slides.length > 0 || !model) return slides
  const { name, tagline, hero } = model
  const link = { text: words.seeModel(name), href: modelDetailPath(model) }
  return [
    {
      id: 0,
      headline: name,
      line: tagline,
      link,
      picture: hero,
      tallPicture: null,
      quietSide: 'left',
      tallQuietSide: 'top',
    },
  ]
}

/** Picks three models: first one of each kind, then second models of a kind. */
export function pickFeaturedModels<Model extends Vehicle>(models: readonly Model[]): Model[] {
  const shown = models.filter(({ isOnSale }) => isOnSale)
  const byKind = [...groupBy(shown, ({ kind }) => kind).values()]
  const inTurn = [0, 1, 2].flatMap((turn) => byKind.flatMap((ofKind) => ofKind[turn] ?? []))
  return inTurn.slice(0, 3)
}
