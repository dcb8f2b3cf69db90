import { isDeepStrictEqual } from 'node:util'
import { configureVehicle } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import {
  type ConfigurationDeps,
  findConfigurationOptions,
} from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import type {
  StoredConfiguration,
  SubmittedConfiguration,
} from '#app/platform/forms/submitted-configuration.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { isStoredConfiguration } from './configuration-in-answers.ts'
import type { EnquiryAnswers } from './definition/define-enquiry-kind.ts'
import { toSubmittedConfiguration } from './to-submitted-configuration.ts'

/**
 * Adds today's list prices to a configuration if they differ from the prices that the visitor saw.
 * The page may have been open for a week, and a client may send any price.
 */
export async function withListPrices(
  needs: ConfigurationDeps,
  answers: EnquiryAnswers,
): Promise<EnquiryAnswers> {
  const kept = { ...answers }
  for (const [name, sent] of Object.entries(answers))
    if (isStoredConfiguration(sent)) kept[name] = await withListPrice(needs, sent)
  return kept
}

async function withListPrice(
  needs: ConfigurationDeps,
  sent: SubmittedConfiguration,
): Promise<StoredConfiguration> {
  const offer = await findConfigurationOptions(needs, sent.bikeName)
  if (!offer) return { ...sent, listed: null }
  // The price list has both accessories, even if both belong in the same place on the vehicle.
  const parts = offer.parts.map((part) => pick(part, ['partNo', 'heading', 'price']))
  const { configuration } = configureVehicle(
    { ...offer, parts },
    {
      variant: sent.variant,
      colour: sent.colour?.slug ?? '',
      fit: sent.parts.map(({ partNo }) => partNo),
    },
  )
  const { colour, ...same } = toSubmittedConfiguration(configuration)
  const listed = sent.colour && colour ? { ...same, colour } : same
  return isDeepStrictEqual(withSortedAccessories(sent), withSortedAccessories(listed))
    ? sent
    : { ...sent, listed }
}

function withSortedAccessories({ parts, ...same }: SubmittedConfiguration) {
  return { ...same, parts: parts.toSorted((a, b) => (a.partNo < b.partNo ? -1 : 1)) }
}
