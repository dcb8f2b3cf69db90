import { listOf, record, text } from '#app/platform/schema/shapes.ts'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** What a lender asks for, with what counts as one where that is open. */
export const documentFacts = defineFacts({
  name: 'finance',
  label: 'the finance papers',
  shape: record({
    intro: text(300),
    documents: listOf(record({ name: text(80), detail: text(200) }), 1),
    proofsOfAddress: listOf(text(80), 1),
    proofsOfIdentity: listOf(text(80), 1),
  }),
  fallback: { intro: '', documents: [], proofsOfAddress: [], proofsOfIdentity: [] },
})
