import { defineContent } from '#app/content/fields/define-content.ts'
import { lineField, linesField, paragraphLineField } from '#app/content/fields/field-kinds.ts'
import { introField } from '#app/content/fields/page-head-fields.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import * as words from './loan-documents-content-words.ts'

/** The documents that a lender requires, and the accepted proofs of address and identity. */
export const loanDocumentsContent = defineContent({
  key: 'finance',
  label: 'the finance papers',
  page: '/finance',
  fields: {
    intro: introField,
    documents: rowsField(
      words.documents,
      {
        name: lineField(words.name, { max: 80 }),
        detail: paragraphLineField(words.detail, { max: 200 }),
      },
      { one: words.document, least: 1 },
    ),
    proofsOfAddress: linesField(words.proofsOfAddress, { max: 80, least: 1, rows: 6 }),
    proofsOfIdentity: linesField(words.proofsOfIdentity, { max: 80, least: 1, rows: 6 }),
  },
  sections: [
    { id: 'head', title: head.head, fields: ['intro'] },
    { id: 'documents', title: words.documents, fields: ['documents'] },
    { id: 'proofs', title: words.proofs, fields: ['proofsOfAddress', 'proofsOfIdentity'] },
  ],
})
