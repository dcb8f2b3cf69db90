import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { Result } from '#app/platform/result/result.ts'
import {
  getModelSpecifications,
  listModelAccessories,
  listModelColours,
  listModelFeatures,
} from './tab-endpoints.ts'

export type TabDataByName = {
  specifications: EndpointAnswer<typeof getModelSpecifications>
  colours: EndpointAnswer<typeof listModelColours>
  features: EndpointAnswer<typeof listModelFeatures>
  accessories: EndpointAnswer<typeof listModelAccessories>
}
export type DataTabName = keyof TabDataByName

/**
 * Fetches the data of one tab. Throws if the network fails, the model does not exist or the
 * response is invalid.
 */
export function fetchTabData<Name extends DataTabName>(
  name: Name,
  bikeName: string,
): Promise<TabDataByName[Name]> {
  return fetchers[name]({ params: { bikeName } })
}

type ModelPathParams = { params: { bikeName: string } }

const fetchers: {
  [Name in DataTabName]: (model: ModelPathParams) => Promise<TabDataByName[Name]>
} = {
  specifications: async (model) =>
    answerOrThrow(await requestEndpoint(getModelSpecifications, model)),
  colours: async (model) => answerOrThrow(await requestEndpoint(listModelColours, model)),
  features: async (model) => answerOrThrow(await requestEndpoint(listModelFeatures, model)),
  accessories: async (model) => answerOrThrow(await requestEndpoint(listModelAccessories, model)),
}

function answerOrThrow<Answer>(result: Result<Answer>): Answer {
  if (!result.ok) throw new Error(`The request failed: ${result.problem.kind}`)
  return result.value
}
