import type {
  DocumentSection,
  FieldChoice,
} from '#app/content/document-editor/document-sections.ts'

/** Choices that the editor of a page content offers. */
export type PageContentChoices = {
  /** Pages and models to which a link may lead, by address. */
  links: readonly FieldChoice[]
  /** Models, by the names that they have in addresses. */
  models: readonly FieldChoice[]
}

/** Sections and fields of the editor for a page content, and the page that shows this content. */
export type PageContentForm = {
  page: string
  sections: (choices: PageContentChoices) => readonly DocumentSection[]
}
