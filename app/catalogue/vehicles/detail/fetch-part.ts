import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { getSpecifications, listAccessories, listColours, listFeatures } from './part-calls.ts'

export type Parts = {
  specifications: EndpointAnswer<typeof getSpecifications>
  colours: EndpointAnswer<typeof listColours>
  features: EndpointAnswer<typeof listFeatures>
  accessories: EndpointAnswer<typeof listAccessories>
}
export type PartName = keyof Parts

/** Throws when there is no network, no such model, or an answer that is none. */
export function fetchPart<Name extends PartName>(
  name: Name,
  bikeName: string,
): Promise<Parts[Name]> {
  return fetchers[name]({ params: { bikeName } })
}

type OfModel = { params: { bikeName: string } }

const fetchers: { [Name in PartName]: (model: OfModel) => Promise<Parts[Name]> } = {
  specifications: async (model) => answerOf(await requestEndpoint(getSpecifications, model)),
  colours: async (model) => answerOf(await requestEndpoint(listColours, model)),
  features: async (model) => answerOf(await requestEndpoint(listFeatures, model)),
  accessories: async (model) => answerOf(await requestEndpoint(listAccessories, model)),
}

function answerOf<Answer>(
  result: { ok: true; answer: Answer } | { ok: false; status: number },
): Answer {
  if (!result.ok) throw new Error(`The call answered ${result.status}`)
  return result.answer
}
