import { findConfiguration } from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import { toSubmittedConfiguration } from '#app/crm/enquiries/to-submitted-configuration.ts'
import type { SubmittedConfiguration } from '#app/platform/forms/submitted-configuration.ts'
import type { Services } from '#app/services.server.ts'

/** Returns a HORNET 2.0 with two accessories at today's prices. */
export async function sampleConfiguration(services: Services): Promise<SubmittedConfiguration> {
  const found = await findConfiguration(services, 'HORNET2.0', {
    variant: 'Standard',
    colour: 'matte-axis-grey-metallic',
    fit: ['SR-ACC-1172', 'SR-ACC-1173'],
  })
  if (!found) throw new Error('The demo has no Hornet')
  return toSubmittedConfiguration(found.configuration)
}
