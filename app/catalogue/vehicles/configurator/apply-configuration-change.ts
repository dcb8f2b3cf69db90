import type { ConfigurationOptions } from './configuration-options.ts'
import { type ConfigurationAdjustment, configureVehicle } from './configure-vehicle.ts'
import type { ConfigurationQuery } from './vehicle-configuration.ts'

/**
 * Applies a change to a configuration. `before` is the query of the page, `now` the one of the
 * form; the later choice wins. New accessories come after the existing ones. A new variant replaces
 * a colour that it does not have by its own default colour.
 */
export function applyConfigurationChange(
  offer: ConfigurationOptions,
  before: ConfigurationQuery,
  now: ConfigurationQuery,
): { asked: ConfigurationQuery; told: readonly ConfigurationAdjustment[] } {
  const had = before.fit.filter((it) => now.fit.includes(it))
  const fit = [...had, ...now.fit.filter((it) => !had.includes(it))]
  const asked = { ...now, fit }
  const { configuration } = configureVehicle(offer, asked)
  const isOtherVariant = now.variant !== before.variant && now.colour === before.colour
  if (!isOtherVariant) return { asked, told: [] }
  const kept = { ...asked, colour: '' }
  const isSold = configuration.variant === now.variant
  if (isSold) return { asked: hasOwnColour(offer, now.variant) ? kept : asked, told: [] }
  const instead = configureVehicle(offer, kept).configuration
  return {
    asked: kept,
    told: instead.colour
      ? [{ is: 'other-colour', variant: instead.variant, instead: instead.colour.name }]
      : [],
  }
}

const hasOwnColour = ({ colours }: ConfigurationOptions, variant: string): boolean =>
  colours.some((it) => it.variant === variant)
