import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  type FieldTexts,
  optional,
  ownField,
  translatable,
} from '#app/content/fields/field-modifiers.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { partsField } from '#app/content/fields/record-field-kinds.ts'
import { lineWithPlaceholders } from '#app/site/markdown-pages/placeholder-schemas.ts'
import { placeholderNames } from '#app/site/markdown-pages/placeholders.ts'
import * as words from './home-content-words.ts'

const line = (label: string, max: number, texts: FieldTexts = {}) =>
  translatable(ownField(lineWithPlaceholders(max), { kind: 'text', label, ...texts }))
const paragraph = (label: string, max: number, hint?: string) =>
  translatable(
    ownField(lineWithPlaceholders(max), {
      kind: 'long',
      label,
      isWide: true,
      ...(hint !== undefined && { hint }),
    }),
  )

const title = line(words.title, 60)
const text = paragraph(words.text, 300)
const button = line(words.button, 40)

/** The texts of the home page. Its slides and offers are documents of their own. */
export const homeContent = defineContent({
  key: 'home',
  label: 'the texts of the home page',
  page: '/',
  fields: {
    title: line(words.searchTitle, 120),
    description: paragraph(head.searchSummary, 200, head.searchSummaryHint),
    welcome: line(words.welcome, 80),
    directions: line(words.directions, 60),
    headline: translatable(
      optional(line(words.headline, 80, { hint: words.headlineHint, isWide: true })),
    ),
    about: partsField({ title, button, text }),
    offerButton: line(words.offerButton, 40),
    service: partsField({ title, button, text }),
    finance: partsField({ title, button, text: paragraph(words.text, 300, words.financeHint) }),
    visit: partsField({ title, button: line(words.link, 40) }),
  },
  sections: [
    {
      id: 'welcome',
      title: words.welcomeSection,
      hint: words.placeholders(placeholderNames),
      fields: ['welcome', 'directions', 'headline'],
    },
    { id: 'about', title: words.aboutSection, fields: ['about'] },
    { id: 'offer', title: words.offerSection, fields: ['offerButton'] },
    { id: 'service', title: words.serviceSection, fields: ['service'] },
    { id: 'finance', title: words.financeSection, fields: ['finance'] },
    { id: 'visit', title: words.visitSection, fields: ['visit'] },
    { id: 'search', title: words.searchSection, fields: ['title', 'description'] },
  ],
})

/** The texts as staff enter them or, on the page, with their placeholders replaced. */
export type HomeTexts = DocumentOf<typeof homeContent>
