import { monthlyFrom } from '#app/catalogue/finance/monthly-from.ts'
import { fittings } from '#app/catalogue/vehicles/fittings.ts'
import type { Asked, ChosenPart, Configuration } from './configuration.ts'
import type { Offer } from './offer.ts'

/** What of an address is another way than it asks, by its case. */
export type Told =
  | { is: 'no-variant'; instead: string }
  | { is: 'no-colour'; instead: string }
  | { is: 'other-variant'; colour: string; variant: string }
  | { is: 'other-colour'; variant: string; instead: string }
  | { is: 'no-part'; partNo: string }
  | { is: 'took-place'; part: string; of: string }

export type Configured = { configuration: Configuration; told: readonly Told[] }

/**
 * The machine that an address asks for, at today's prices. What is not sold is left out and told. A paint that one
 * variant alone has brings that variant; of two parts that sit in one place the later one stays.
 */
export function configure(offer: Offer, asked: Asked): Configured {
  const paint = offer.colours.find(
    (it) => isSame(it.slug, asked.colour) || isSame(it.name, asked.colour),
  )
  const named = offer.variants.find((it) => isSame(it.name, asked.variant))
  const only = offer.variants.find((it) => it.name === paint?.variant)
  const variant = only ?? named ?? offer.variants[0] ?? { name: '', price: offer.price }
  const colour = paint ?? colourOf(offer, variant.name, named !== undefined)
  const { parts, told } = chooseParts(offer, asked.fit)
  const total = variant.price === 0 ? 0 : inRupees(variant.price, parts)
  return {
    configuration: {
      ...{ bikeName: offer.bikeName, name: offer.name },
      ...{ variant: variant.name, price: variant.price },
      priceIsApproximate: offer.priceIsApproximate,
      colour: colour && { name: colour.name, slug: colour.slug },
      parts,
      total,
      monthly: monthlyFrom(total, offer.loan),
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

/** What an address says of a configuration. */
export function askedOf({ variant, colour, parts }: Configuration): Asked {
  return { variant, colour: colour?.slug ?? '', fit: parts.map(({ partNo }) => partNo) }
}

/** A variant that alone has a paint comes in it where it was asked for by name; else the first that it has. */
function colourOf({ colours }: Offer, variant: string, isNamed: boolean) {
  const own = isNamed ? colours.find((it) => it.variant === variant) : undefined
  return own ?? colours.find((it) => it.variant === null || it.variant === variant) ?? colours[0]
}

/** In the order of the list, whatever order they were asked in. */
function chooseParts(offer: Offer, fit: readonly string[]) {
  const told: Told[] = []
  const chosen = new Set<ChosenPart>()
  for (const partNo of fit) {
    const part = offer.parts.find((it) => isSame(it.partNo, partNo))
    if (!part) {
      told.push({ is: 'no-part', partNo })
      continue
    }
    const before = [...chosen].find((it) => it !== part && isOneOf(it, part))
    if (before) {
      chosen.delete(before)
      told.push({ is: 'took-place', part: part.heading, of: before.heading })
    }
    chosen.add(part)
  }
  const parts = offer.parts.filter((part) => chosen.has(part))
  return { parts: parts.map(bare), told }
}

/** Without what a page shows of it. */
const bare = ({ partNo, heading, price, fitting }: ChosenPart): ChosenPart => ({
  partNo,
  heading,
  price,
  fitting,
})

/** Whether two parts sit in the same place of the machine. */
export function isOneOf(one: ChosenPart, other: ChosenPart): boolean {
  if (!one.fitting || !other.fitting) return false
  return fittings[one.fitting].place === fittings[other.fitting].place
}

/** Summed in paise: 890.10 and 410.20 are no 1300.3000000000002. */
function inRupees(price: number, parts: readonly ChosenPart[]): number {
  return parts.reduce((sum, part) => sum + Math.round(Number(part.price) * 100), price * 100) / 100
}

/** Addresses are written by hand, too. */
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
