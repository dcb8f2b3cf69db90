import type { ConfigurationOptions } from '#app/catalogue/vehicles/configurator/configuration-options.ts'
import {
  type ConfigurationDeps,
  findConfigurationOptions,
} from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import {
  type ConfigurationQuery,
  hasConfigurationChoices,
  parseConfigurationQuery,
} from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import type { RequestedConfiguration } from './requested-configuration.ts'

/**
 * Finds the configuration in the query of the address: a variant, paint or accessories that exist.
 * Returns undefined if the kind has no configuration field or nothing matches.
 */
export async function findRequestedConfiguration(
  needs: ConfigurationDeps,
  { fields }: EnquiryKind,
  query: URLSearchParams,
): Promise<RequestedConfiguration | undefined> {
  if (!Object.values(fields).some(({ kind }) => kind === 'configuration')) return undefined
  const asked = parseConfigurationQuery(query)
  if (!hasConfigurationChoices(asked)) return undefined
  const offer = await findConfigurationOptions(needs, query.get('model') ?? '')
  // A model without a price has no total.
  if (!offer || offer.price === 0) return undefined
  if (asked.fit.length === 0 && !isSold(offer, asked)) return undefined
  const numbers = new Set(asked.fit.map((it) => it.toLowerCase()))
  const parts = offer.parts.filter(({ partNo }) => numbers.has(partNo.toLowerCase()))
  return { offer: { ...offer, parts }, asked }
}

/** Returns `true` if the model has the requested variant or colour. */
function isSold(
  { variants, colours }: ConfigurationOptions,
  { variant, colour }: ConfigurationQuery,
): boolean {
  return (
    variants.some(({ name }) => isSameName(name, variant)) ||
    colours.some(({ name, slug }) => isSameName(name, colour) || isSameName(slug, colour))
  )
}
