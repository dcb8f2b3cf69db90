import type { VehicleConfiguration } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import type { SubmittedConfiguration } from '#app/platform/forms/submitted-configuration.ts'

/** Reduces a configuration to the data that is sent: names and prices, without data for drawing. */
export function toSubmittedConfiguration({
  colour,
  parts,
  monthly,
  onRoad: _,
  ...same
}: VehicleConfiguration): SubmittedConfiguration {
  return {
    ...same,
    ...(colour && { colour }),
    parts: parts.map(({ partNo, heading, price }) => ({ partNo, heading, price })),
    ...(monthly === undefined ? {} : { monthly }),
  }
}
