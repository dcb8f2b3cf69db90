import { lineOfText, listOfItems, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** What a lender asks for, with what counts as one where that is open. */
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
