import type { Choice, DocumentSection } from '#app/content/document-editor/sections.ts'

/** What the editor of a part may offer to choose. */
export type PartChoices = {
  /** Where a link may lead: pages and models, by their addresses. */
  links: readonly Choice[]
  /** Models by their names in addresses. */
  models: readonly Choice[]
}

/** How a part of the site is written: its sections and fields, and the page that shows it. */
export type PartForm = {
  page: string
  sections: (choices: PartChoices) => readonly DocumentSection[]
}
