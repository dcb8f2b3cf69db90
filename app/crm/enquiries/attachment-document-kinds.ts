/** Kinds of documents that staff attach to an enquiry, with their labels. */
export const attachmentDocuments = {
  licence: 'Driving licence',
  rc: 'RC (registration certificate)',
  aadhaar: 'Aadhaar card',
  quotation: 'Quotation',
  damage: 'Photo of the damage',
  other: 'Other',
} as const

export type AttachmentDocument = keyof typeof attachmentDocuments

export const isAttachmentDocument = (name: string): name is AttachmentDocument =>
  Object.hasOwn(attachmentDocuments, name)

/** Returns the label of a kind. A kind of another release has the label of `other`. */
export const attachmentDocumentLabel = (name: string): string =>
  attachmentDocuments[isAttachmentDocument(name) ? name : 'other']
