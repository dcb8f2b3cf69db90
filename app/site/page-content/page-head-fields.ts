import type { DocumentField } from '#app/content/document-editor/document-sections.ts'
import { hints, labels } from './form-words.ts'

// Fields for the introduction of a page and for search engines.

export const introField: DocumentField = { name: 'intro', label: labels.intro, kind: 'long' }
export const metaDescriptionField: DocumentField = {
  name: 'description',
  label: labels.searchLine,
  kind: 'long',
  hint: hints.searchLine,
}
