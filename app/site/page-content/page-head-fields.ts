import type { DocumentField } from '#app/content/document-editor/document-sections.ts'
import { hints, labels } from './form-words.ts'

// What stands at the head of a page, and in a search engine's list.

export const introField: DocumentField = { name: 'intro', label: labels.intro, kind: 'long' }
export const metaDescriptionField: DocumentField = {
  name: 'description',
  label: labels.searchLine,
  kind: 'long',
  hint: hints.searchLine,
}
