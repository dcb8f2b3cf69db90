import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
import type { ReferenceChoices } from '#app/content/fields/content-field.ts'

/** Sections and fields of the editor for a page content, and the page that shows this content. */
export type PageContentForm = {
  page: string
  sections: (choices: ReferenceChoices) => readonly DocumentSection[]
}
