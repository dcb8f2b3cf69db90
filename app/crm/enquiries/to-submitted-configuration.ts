import type { VehicleConfiguration } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import type { SubmittedConfiguration } from '#app/platform/forms/submitted-configuration.ts'

/** What is sent of a configuration: its names and prices, without how its parts are drawn. */
export function toSubmittedConfiguration({
  colour,
  parts,
  monthly,
  ...same
}: VehicleConfiguration): SubmittedConfiguration {
  return {
    ...same,
    ...(colour && { colour }),
    parts: parts.map(({ partNo, heading, price }) => ({ partNo, heading, price })),
    ...(monthly === undefined ? {} : { monthly }),
  }
}
