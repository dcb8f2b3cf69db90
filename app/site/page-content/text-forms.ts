import type { DocumentField } from '#app/content/document-editor/sections.ts'
import { placeNames } from '#app/site/page-text/places.ts'
import { hints, labels, sections } from './form-words.ts'
import { intro, searchLine } from './head-fields.ts'
import type { PartForm } from './part-form.ts'

const body: DocumentField = {
  name: 'body',
  label: labels.body,
  kind: 'long',
  hint: hints.body,
  rows: 28,
  isWide: true,
}
const places = hints.places(placeNames)

export const aboutForm: PartForm = {
  page: '/about',
  sections: () => [
    {
      id: 'head',
      title: sections.head,
      fields: [{ name: 'title', label: labels.pageTitle, kind: 'text' }, intro, searchLine],
    },
    {
      id: 'picture',
      title: sections.picture,
      fields: [
        { name: 'picture', label: labels.picture, kind: 'picture', isOptional: true },
        { name: 'pictureText', label: labels.pictureText, kind: 'text' },
      ],
    },
    {
      id: 'figures',
      title: sections.figures,
      fields: [
        {
          name: 'figures',
          label: sections.figures,
          one: labels.figureRow,
          kind: 'list',
          table: true,
          fields: [
            { name: 'figure', label: labels.figure, kind: 'text' },
            { name: 'label', label: labels.figureOf, kind: 'text' },
          ],
        },
      ],
    },
    { id: 'text', title: sections.text, hint: places, fields: [body] },
  ],
}

const textSections: PartForm['sections'] = () => [
  {
    id: 'head',
    title: sections.head,
    hint: hints.changedOn,
    fields: [intro, searchLine],
  },
  { id: 'text', title: sections.text, hint: places, fields: [body] },
]

export const termsForm: PartForm = { page: '/terms-conditions', sections: textSections }
export const privacyForm: PartForm = { page: '/privacy', sections: textSections }
