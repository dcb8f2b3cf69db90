import { listAdjustmentMessages } from '#app/catalogue/vehicles/configurator/adjustment-messages.ts'
import type { ConfigurationOptions } from '#app/catalogue/vehicles/configurator/configuration-options.ts'
import {
  configureVehicle,
  isSameName,
} from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import type {
  ConfigurationQuery,
  VehicleConfiguration,
} from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'

/**
 * A configuration from the address that the form sends along. The form's own lists can still change
 * its colour.
 */
export type RequestedConfiguration = {
  /** The model's options, reduced to the requested accessories. */
  offer: ConfigurationOptions
  asked: ConfigurationQuery
}

/**
 * Returns the configuration with the colour that is now chosen in the form. A colour that the model
 * lacks belongs to the enquiry only. `told` lists messages about differences from the address.
 */
export function resolveRequestedConfiguration(
  { offer, asked }: RequestedConfiguration,
  inForm?: string,
): { configuration: VehicleConfiguration; told: string[] } {
  const wanted = inForm ?? asked.colour
  const { configuration, told } = configureVehicle(offer, { ...asked, colour: wanted })
  const { variant, colour } = configuration
  const paint = offer.colours.find(({ slug }) => slug === colour?.slug)
  // Without a chosen colour, only a paint of the variant counts; otherwise only the chosen paint.
  const isPaint =
    wanted === ''
      ? paint?.variant === variant
      : paint && [paint.name, paint.slug].some((it) => isSameName(it, wanted))
  return {
    configuration: { ...configuration, colour: isPaint ? colour : undefined },
    // No message for a missing colour: the visitor chose it in the form.
    told: listAdjustmentMessages(
      told.filter(({ is }) => is !== 'no-colour'),
      offer.name,
    ),
  }
}
