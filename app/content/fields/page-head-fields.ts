import { paragraphLineField } from './field-kinds.ts'
import * as words from './page-head-words.ts'

// Fields for the introduction of a page, for search engines and for the list of services.

export const introField = paragraphLineField(words.intro, { max: 300 })
export const searchSummaryField = paragraphLineField(words.searchSummary, {
  max: 200,
  hint: words.searchSummaryHint,
})
export const teaserField = paragraphLineField(words.teaser, { max: 200 })
