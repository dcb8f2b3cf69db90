import type { ConfigurationOptions } from '#app/catalogue/vehicles/configurator/configuration-options.ts'
import { configureVehicle } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { toSubmittedConfiguration } from '#app/crm/enquiries/to-submitted-configuration.ts'
import type { SeededRandom } from './demo-random.ts'

/**
 * Gives one in four test-ride and finance enquiries a configuration, if the configuration contains
 * at least one accessory.
 */
export function pickDemoConfiguration(
  { fields }: EnquiryKind,
  { model }: EnquiryAnswers,
  offers: readonly ConfigurationOptions[],
  chance: SeededRandom,
): EnquiryAnswers {
  const offer = offers.find(({ name }) => name === model)
  const name = Object.keys(fields).find((it) => fields[it]?.kind === 'configuration')
  if (!offer || name === undefined || !chance.happens(0.25)) return {}
  const fit = offer.parts.filter(() => chance.happens(0.4)).map(({ partNo }) => partNo)
  if (fit.length === 0) return {}
  const paint = offer.colours[Math.floor(chance.next() * offer.colours.length)]
  const { configuration } = configureVehicle(offer, { variant: '', colour: paint?.slug ?? '', fit })
  const colour = Object.keys(fields).find((it) => fields[it]?.kind === 'colour')
  return {
    ...(colour !== undefined && configuration.colour && { [colour]: configuration.colour.name }),
    [name]: toSubmittedConfiguration(configuration),
  }
}
