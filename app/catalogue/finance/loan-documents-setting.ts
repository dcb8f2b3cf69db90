import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { loanDocumentsContent } from './loan-documents-content.ts'

/** The documents that a lender requires, and the accepted proofs of address and identity. */
export const loanDocumentsSetting = defineSetting({
  name: 'finance',
  label: loanDocumentsContent.label,
  shape: loanDocumentsContent.schema,
  fallback: { intro: '', documents: [], proofsOfAddress: [], proofsOfIdentity: [] },
})
