import type {
  DocumentSection,
  FieldChoice,
} from '#app/content/document-editor/document-sections.ts'

/** What the editor of a part may offer to choose. */
export type PageContentChoices = {
  /** Where a link may lead: pages and models, by their addresses. */
  links: readonly FieldChoice[]
  /** Models by their names in addresses. */
  models: readonly FieldChoice[]
}

/** How a part of the site is written: its sections and fields, and the page that shows it. */
export type PageContentForm = {
  page: string
  sections: (choices: PageContentChoices) => readonly DocumentSection[]
}
