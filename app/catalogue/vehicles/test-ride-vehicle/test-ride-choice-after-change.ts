import {
  buildConfigurationQuery,
  hasConfigurationChoices,
  parseConfigurationQuery,
} from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { listModelColours } from '#app/catalogue/vehicles/detail/tab-endpoints.ts'
import { listVariants } from '#app/catalogue/vehicles/model-endpoints.ts'
import { testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { TestRideChoice, TestRideModel } from './test-ride-choice.ts'

/** Returns the choice after a change in one of the form's selects. */
export async function nextTestRideChoice(
  { name, value, selectedOptions }: HTMLSelectElement,
  chosen: TestRideChoice | undefined,
): Promise<TestRideChoice | undefined> {
  if (name === 'color')
    return chosen && { ...chosen, colour: chosen.ride.colours.find((it) => it.name === value) }
  const ride = value === '' ? undefined : await fetchTestRideModel(selectedOptions[0]?.text ?? '')
  return ride && { ride, colour: undefined }
}

/**
 * Returns the form's address for its current choice, so that a reload shows the same. A
 * configuration stays in the address when its colour changes. Another model drops it, and a colour
 * without a configuration is only `shown`.
 */
export function testRideFormUrl(
  { ride, colour }: TestRideChoice,
  before: TestRideChoice | undefined,
  search: string,
): string {
  const asked = parseConfigurationQuery(new URLSearchParams(search))
  const { bikeName, variant } = ride
  if (ride !== before?.ride || !hasConfigurationChoices(asked))
    return testRidePath(bikeName, { shown: colour?.slug })
  const { fit } = asked
  const added = fit.length > 0 ? `&${buildConfigurationQuery({ fit })}` : ''
  return testRidePath(bikeName, { variant, colour: colour?.slug }) + added
}

export function replaceTestRideUrl(
  chosen: TestRideChoice | undefined,
  before: TestRideChoice | undefined,
) {
  const { pathname, search } = location
  const address = chosen ? testRideFormUrl(chosen, before, search) : pathname
  history.replaceState(history.state, '', address)
}

/**
 * Fetches the model of this name. Returns undefined if it is not on the site or the request fails.
 */
async function fetchTestRideModel(name: string): Promise<TestRideModel | undefined> {
  const bikeName = toBikeName(name)
  const params = { bikeName }
  const [colours, variants] = await Promise.all([
    requestEndpoint(listModelColours, { params }),
    requestEndpoint(listVariants, { params }),
  ])
  if (!colours.ok || !variants.ok) return undefined
  const [first] = colours.value
  const [variant] = variants.value
  if (!first || !variant) return undefined
  return {
    name,
    bikeName,
    variant: variant.name,
    price: variant.price,
    picturesShow: variants.value.every(({ isPictured }) => isPictured)
      ? undefined
      : variants.value.find(({ isPictured }) => isPictured)?.name,
    priceIsApproximate: variant.priceIsApproximate,
    picture: first.picture,
    colours: colours.value,
  }
}
