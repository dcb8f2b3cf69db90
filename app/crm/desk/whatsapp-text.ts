import type { EnquiryState } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import * as words from './whatsapp-words.ts'

/** Returns the prepared WhatsApp text for this state, with the name, the model and the price. */
export function whatsAppText(flow: Pipeline, state: string | null, about: words.About): string {
  if (about.onRoadPriceOf !== undefined && state === 'new') return words.onRoadPrice(about)
  const [otherwise, inState] = textsOfPipeline(flow)
  const entry = Object.entries(inState).find(([name]) => name === state)
  return (entry?.[1] ?? otherwise)(about)
}

type TextsByState = typeof words.salesIn
type TextTemplate = NonNullable<TextsByState[EnquiryState]>

function textsOfPipeline(flow: Pipeline): [TextTemplate, TextsByState] {
  if (flow === 'sales') return [words.sales, words.salesIn]
  if (flow === 'workshop') return [words.workshop, words.workshopIn]
  if (flow === 'cover') return [words.cover, words.coverIn]
  return [words.contact, {}]
}
