/** Texts of the editor for the documents that a lender asks for. */

export const documents = 'Documents'
export const document = 'document'
export const name = 'Document'
export const detail = 'Details'
export const proofs = 'Accepted proofs'
export const proofsOfAddress = 'Proof of address, one per line'
export const proofsOfIdentity = 'Proof of identity, one per line'
