import { lineOfText, listOfItems, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** The documents that a lender requires, and the accepted proofs of address and identity. */
export const loanDocumentsSetting = defineSetting({
  name: 'finance',
  label: 'the finance papers',
  shape: strictRecord({
    intro: lineOfText(300),
    documents: listOfItems(strictRecord({ name: lineOfText(80), detail: lineOfText(200) }), 1),
    proofsOfAddress: listOfItems(lineOfText(80), 1),
    proofsOfIdentity: listOfItems(lineOfText(80), 1),
  }),
  fallback: { intro: '', documents: [], proofsOfAddress: [], proofsOfIdentity: [] },
})
