import type {
  DocumentSection,
  FieldChoice,
} from '#app/content/document-editor/document-sections.ts'

/** Choices in the editor of a page content. */
export type PageContentChoices = {
  /** Link targets: pages and models, by address. */
  links: readonly FieldChoice[]
  /** Models, by their names in addresses. */
  models: readonly FieldChoice[]
}

/** Sections and fields of a page content's editor, and the page that shows the content. */
export type PageContentForm = {
  page: string
  sections: (choices: PageContentChoices) => readonly DocumentSection[]
}
