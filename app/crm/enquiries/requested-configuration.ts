import { listAdjustmentMessages } from '#app/catalogue/vehicles/configurator/adjustment-messages.ts'
import type { ConfigurationOptions } from '#app/catalogue/vehicles/configurator/configuration-options.ts'
import { configureVehicle } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import type {
  ConfigurationQuery,
  VehicleConfiguration,
} from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'

/**
 * A configuration from the address, which the form sends. The visitor can still change the colour
 * in the form's own list.
 */
export type RequestedConfiguration = {
  /** The options of the model, with only the requested accessories. */
  offer: ConfigurationOptions
  asked: ConfigurationQuery
  /** `true` if the page already has the on-road price of this configuration. */
  hasTotalAbove?: boolean
}

/**
 * Returns the configuration in the colour that the visitor chose in the form. If the model does not
 * exist in this colour, the colour is stored only as an answer. `told` lists messages about
 * differences from the address.
 */
export function resolveRequestedConfiguration(
  { offer, asked }: RequestedConfiguration,
  inForm?: string,
): { configuration: VehicleConfiguration; told: string[] } {
  const wanted = inForm ?? asked.colour
  const { configuration, told } = configureVehicle(offer, { ...asked, colour: wanted })
  const { variant, colour } = configuration
  const paint = offer.colours.find(({ slug }) => slug === colour?.slug)
  // If no colour is chosen, a paint counts only if it belongs to the variant. Otherwise only the
  // chosen paint counts.
  const isPaint =
    wanted === ''
      ? paint?.variant === variant
      : paint && [paint.name, paint.slug].some((it) => isSameName(it, wanted))
  return {
    configuration: { ...configuration, colour: isPaint ? colour : undefined },
    // Needs no message for a missing colour, because the visitor chose that colour in the form.
    told: listAdjustmentMessages(
      told.filter(({ is }) => is !== 'no-colour'),
      offer.name,
    ),
  }
}
