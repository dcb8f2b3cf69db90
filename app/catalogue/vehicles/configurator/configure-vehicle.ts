import { monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import { accessoryFittings } from '#app/catalogue/vehicles/accessory-fittings.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { ConfigurationOptions } from './configuration-options.ts'
import type {
  ChosenAccessory,
  ConfigurationQuery,
  VehicleConfiguration,
} from './vehicle-configuration.ts'

/** Differences between the configuration in an address and the one shown. */
export type ConfigurationAdjustment =
  | { is: 'no-variant'; instead: string }
  | { is: 'no-colour'; instead: string }
  | { is: 'other-variant'; colour: string; variant: string }
  | { is: 'other-colour'; variant: string; instead: string }
  | { is: 'no-part'; partNo: string }
  | { is: 'took-place'; part: string; of: string }

export type AdjustedConfiguration = {
  configuration: VehicleConfiguration
  told: readonly ConfigurationAdjustment[]
}

/**
 * Returns the configuration for an address at today's prices. Options that are not sold are left
 * out and reported. A colour of only one variant selects that variant. If two accessories need the
 * same place, the later one stays.
 */
export function configureVehicle(
  offer: ConfigurationOptions,
  asked: ConfigurationQuery,
): AdjustedConfiguration {
  const paint = offer.colours.find(
    (it) => isSameName(it.slug, asked.colour) || isSameName(it.name, asked.colour),
  )
  const named = offer.variants.find((it) => isSameName(it.name, asked.variant))
  const only = offer.variants.find((it) => it.name === paint?.variant)
  const variant = only ?? named ?? offer.variants[0] ?? { name: '', price: offer.price }
  const colour = paint ?? defaultColourFor(offer, variant.name, named !== undefined)
  const { parts, told } = chooseAccessories(offer, asked.fit)
  const total = variant.price === 0 ? 0 : totalInRupees(variant.price, parts)
  const onRoad = variant.price === 0 ? undefined : onRoadOf(offer, variant.name, parts)
  const { priceIsApproximate } = offer
  return {
    configuration: {
      ...{ bikeName: offer.bikeName, name: offer.name },
      ...{ variant: variant.name, price: variant.price },
      priceIsApproximate,
      colour: colour && { name: colour.name, slug: colour.slug },
      parts,
      total,
      ...(onRoad && { onRoad }),
      monthly: monthlyOf({ price: total, priceIsApproximate, onRoad }, offer.loan),
    },
    told: [
      ...(asked.variant !== '' && !named && variant.name !== ''
        ? [{ is: 'no-variant' as const, instead: variant.name }]
        : []),
      ...(asked.colour !== '' && !paint && colour
        ? [{ is: 'no-colour' as const, instead: colour.name }]
        : []),
      ...(named && paint && named !== variant
        ? [{ is: 'other-variant' as const, colour: paint.name, variant: variant.name }]
        : []),
      ...told,
    ],
  }
}

/**
 * Accessories change no charge, so the on-road price grows by their prices. Each is rounded to whole
 * rupees, as in a price sheet.
 */
function onRoadOf(
  { onRoad }: ConfigurationOptions,
  variant: string,
  parts: readonly ChosenAccessory[],
): VehicleConfiguration['onRoad'] {
  const price = onRoad?.variants[variant]
  if (!onRoad || !price) return undefined
  const total = parts.reduce((sum, part) => sum + Math.round(Number(part.price)), price.total)
  return { ...price, total, place: onRoad.place }
}

/** Returns the query for a configuration. */
export function queryOfConfiguration({
  variant,
  colour,
  parts,
}: VehicleConfiguration): ConfigurationQuery {
  return { variant, colour: colour?.slug ?? '', fit: parts.map(({ partNo }) => partNo) }
}

/**
 * Returns the default colour of a variant. A variant named in the address comes in its exclusive
 * colour if it has one; otherwise the first available colour is the default.
 */
function defaultColourFor({ colours }: ConfigurationOptions, variant: string, isNamed: boolean) {
  const own = isNamed ? colours.find((it) => it.variant === variant) : undefined
  return own ?? colours.find((it) => it.variant === null || it.variant === variant) ?? colours[0]
}

/** Returns accessories in the order of the list, not of the address. */
function chooseAccessories(offer: ConfigurationOptions, fit: readonly string[]) {
  const told: ConfigurationAdjustment[] = []
  const chosen = new Set<ChosenAccessory>()
  for (const partNo of fit) {
    const part = offer.parts.find((it) => isSameName(it.partNo, partNo))
    if (!part) {
      told.push({ is: 'no-part', partNo })
      continue
    }
    const before = [...chosen].find((it) => it !== part && isSameFittingPlace(it, part))
    if (before) {
      chosen.delete(before)
      told.push({ is: 'took-place', part: part.heading, of: before.heading })
    }
    chosen.add(part)
  }
  const parts = offer.parts.filter((part) => chosen.has(part))
  return { parts: parts.map(withoutPicture), told }
}

/** Drops the picture and other fields for display. */
const withoutPicture = ({ partNo, heading, price, fitting }: ChosenAccessory): ChosenAccessory => ({
  partNo,
  heading,
  price,
  fitting,
})

/** `true` if two accessories need the same place on the machine. */
export function isSameFittingPlace(one: ChosenAccessory, other: ChosenAccessory): boolean {
  if (!one.fitting || !other.fitting) return false
  return accessoryFittings[one.fitting].place === accessoryFittings[other.fitting].place
}

/** Adds up in paise, because in floating point 890.10 + 410.20 is 1300.3000000000002. */
function totalInRupees(price: number, parts: readonly ChosenAccessory[]): number {
  return parts.reduce((sum, part) => sum + Math.round(Number(part.price) * 100), price * 100) / 100
}
