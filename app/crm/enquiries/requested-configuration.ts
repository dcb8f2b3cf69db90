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

/** A configuration that the address asks for, ready to be sent along: the form's own lists may still change its paint. */
export type RequestedConfiguration = {
  /** Of its parts only those that were asked for. */
  offer: ConfigurationOptions
  asked: ConfigurationQuery
}

/**
 * What goes along in the colour that the form has now, where it asks for one; a colour that is none of the model's
 * paints is the enquiry's alone. `told` is what is not as the address asks for it.
 */
export function resolveRequestedConfiguration(
  { offer, asked }: RequestedConfiguration,
  inForm?: string,
): { configuration: VehicleConfiguration; told: string[] } {
  const wanted = inForm ?? asked.colour
  const { configuration, told } = configureVehicle(offer, { ...asked, colour: wanted })
  const { variant, colour } = configuration
  const paint = offer.colours.find(({ slug }) => slug === colour?.slug)
  // A variant that alone has a paint comes in it; any other in the one that is asked for.
  const isPaint =
    wanted === ''
      ? paint?.variant === variant
      : paint && [paint.name, paint.slug].some((it) => isSameName(it, wanted))
  return {
    configuration: { ...configuration, colour: isPaint ? colour : undefined },
    // A colour that the form has and the model has not is known by who chose it.
    told: listAdjustmentMessages(
      told.filter(({ is }) => is !== 'no-colour'),
      offer.name,
    ),
  }
}
