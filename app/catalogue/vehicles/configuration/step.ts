import type { Asked } from './configuration.ts'
import { configure, type Told } from './configure.ts'
import type { Offer } from './offer.ts'

/**
 * What somebody asks for who had `before` in front of him and sent `now`: what he chose last counts. New parts come
 * behind those that were there; another variant leaves a paint behind that it does not have, and comes in its own.
 */
export function step(
  offer: Offer,
  before: Asked,
  now: Asked,
): { asked: Asked; told: readonly Told[] } {
  const had = before.fit.filter((it) => now.fit.includes(it))
  const fit = [...had, ...now.fit.filter((it) => !had.includes(it))]
  const asked = { ...now, fit }
  const { configuration } = configure(offer, asked)
  const isOtherVariant = now.variant !== before.variant && now.colour === before.colour
  if (!isOtherVariant) return { asked, told: [] }
  const kept = { ...asked, colour: '' }
  const isSold = configuration.variant === now.variant
  if (isSold) return { asked: hasOwnPaint(offer, now.variant) ? kept : asked, told: [] }
  const instead = configure(offer, kept).configuration
  return {
    asked: kept,
    told: instead.colour
      ? [{ is: 'other-colour', variant: instead.variant, instead: instead.colour.name }]
      : [],
  }
}

const hasOwnPaint = ({ colours }: Offer, variant: string): boolean =>
  colours.some((it) => it.variant === variant)
