import { createHash } from 'node:crypto'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'

type LinkOf = Pick<QuotationRow, 'number' | 'revision' | 'link_version'>

/** Returns the subject of a quotation's token: its identity and the version of its link. */
export const linkSubject = ({ number, revision, link_version }: LinkOf): string =>
  `quotation/${number}/${revision}/${link_version}`

/** A token as it may be in an address: 256 bits in base64url. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** The database has only hashes of tokens, so that a copy of a table opens no page. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const quotationPath = (token: string): string => `/q/${token}`
