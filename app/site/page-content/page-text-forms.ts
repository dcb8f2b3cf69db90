import type { DocumentField } from '#app/content/document-editor/document-sections.ts'
import { placeholderNames } from '#app/site/markdown-pages/placeholders.ts'
import { hints, labels, sections } from './form-words.ts'
import type { PageContentForm } from './page-content-form.ts'
import { introField, metaDescriptionField } from './page-head-fields.ts'

const bodyField: DocumentField = {
  name: 'body',
  label: labels.body,
  kind: 'long',
  hint: hints.body,
  rows: 28,
  isWide: true,
}
const placeholderHint = hints.places(placeholderNames)

export const aboutContentForm: PageContentForm = {
  page: '/about',
  sections: () => [
    {
      id: 'head',
      title: sections.head,
      fields: [
        { name: 'title', label: labels.pageTitle, kind: 'text' },
        introField,
        metaDescriptionField,
      ],
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
    { id: 'text', title: sections.text, hint: placeholderHint, fields: [bodyField] },
  ],
}

const textSections: PageContentForm['sections'] = () => [
  {
    id: 'head',
    title: sections.head,
    hint: hints.changedOn,
    fields: [introField, metaDescriptionField],
  },
  { id: 'text', title: sections.text, hint: placeholderHint, fields: [bodyField] },
]

export const termsContentForm: PageContentForm = {
  page: '/terms-conditions',
  sections: textSections,
}
export const privacyContentForm: PageContentForm = { page: '/privacy', sections: textSections }
