import { callOnce } from '#app/platform/http/call.ts'
import type { AnswerOf } from '#app/platform/http/define-call.ts'
import { getSpecifications, listAccessories, listColours, listFeatures } from './part-calls.ts'

export type Parts = {
  specifications: AnswerOf<typeof getSpecifications>
  colours: AnswerOf<typeof listColours>
  features: AnswerOf<typeof listFeatures>
  accessories: AnswerOf<typeof listAccessories>
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
  specifications: async (model) => answerOf(await callOnce(getSpecifications, model)),
  colours: async (model) => answerOf(await callOnce(listColours, model)),
  features: async (model) => answerOf(await callOnce(listFeatures, model)),
  accessories: async (model) => answerOf(await callOnce(listAccessories, model)),
}

function answerOf<Answer>(
  result: { ok: true; answer: Answer } | { ok: false; status: number },
): Answer {
  if (!result.ok) throw new Error(`The call answered ${result.status}`)
  return result.answer
}
