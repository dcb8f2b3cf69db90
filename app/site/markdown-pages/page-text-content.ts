import { defineContent } from '#app/content/fields/define-content.ts'
import { optional, ownField } from '#app/content/fields/field-modifiers.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import * as words from './page-text-content-words.ts'
import { lineWithPlaceholders, paragraphsWithPlaceholders } from './placeholder-schemas.ts'
import { placeholderNames } from './placeholders.ts'

/** Maximum length of the text of a page, in characters. */
const maxBodyLength = 20_000

/** The text of a page: introduction, description for search engines, and body. */
export const pageTextFields = {
  intro: ownField(lineWithPlaceholders(300), { kind: 'long', label: head.intro }),
  description: ownField(lineWithPlaceholders(200), {
    kind: 'long',
    label: head.searchSummary,
    hint: head.searchSummaryHint,
  }),
  body: ownField(paragraphsWithPlaceholders(maxBodyLength), {
    kind: 'long',
    label: words.text,
    hint: words.bodyHint,
    rows: 28,
    isWide: true,
  }),
}

const textSection = {
  id: 'text',
  title: words.text,
  hint: words.placeholders(placeholderNames),
  fields: ['body'],
} as const

const lineField = (label: string, max: number) =>
  ownField(lineWithPlaceholders(max), { kind: 'text', label })

/** The story of the dealership. */
export const aboutFields = {
  title: lineField(words.title, 80),
  ...pageTextFields,
  // Figure and label together form one phrase: "22 models to choose from".
  figures: rowsField(
    words.figures,
    { figure: lineField(words.figure, 20), label: lineField(words.figureOf, 80) },
    { one: words.figureRow, most: 8, table: true },
  ),
  picture: optional(pictureNameField(words.picture)),
  // The alternative text of the picture.
  pictureText: lineField(words.pictureText, 200),
}

export const aboutContent = defineContent({
  key: 'about',
  label: 'the page About us',
  page: '/about',
  fields: aboutFields,
  sections: [
    { id: 'head', title: head.head, fields: ['title', 'intro', 'description'] },
    { id: 'picture', title: words.pictureSection, fields: ['picture', 'pictureText'] },
    { id: 'figures', title: words.figures, fields: ['figures'] },
    textSection,
  ],
})

const headSection = {
  id: 'head',
  title: head.head,
  hint: words.changedOn,
  fields: ['intro', 'description'],
} as const

export const termsContent = defineContent({
  key: 'terms',
  label: 'the terms',
  page: '/terms-conditions',
  fields: pageTextFields,
  sections: [headSection, textSection],
})

export const privacyContent = defineContent({
  key: 'privacy',
  label: 'the privacy notice',
  page: '/privacy',
  fields: pageTextFields,
  sections: [headSection, textSection],
})
