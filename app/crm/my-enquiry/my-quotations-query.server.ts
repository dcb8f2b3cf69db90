import { linkSubject, quotationPath } from '#app/crm/quotations/quotation-links.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { SiteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'

/** A quotation that was sent, with the path of its page. */
export type MyQuotation = {
  number: string
  revision: number
  /** In whole rupees. */
  total: number
  /** `YYYY-MM-DD` */
  validUntil: string
  path: string
}

/** Lists the present versions of the quotations that were sent for an enquiry, the newest first. */
export async function listMyQuotations(
  db: Db,
  secrets: Pick<SiteSecretStore, 'tokens'>,
  { id }: Pick<EnquiryRow, 'id'>,
): Promise<MyQuotation[]> {
  const rows = await db
    .selectFrom('quotations')
    .select(['number', 'revision', 'link_version', 'total', 'valid_until'])
    .where('enquiry_id', '=', id)
    .where('sent_at', 'is not', null)
    .where('state', '<>', 'replaced')
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const tokens = await secrets.tokens()
  return rows.map((row) => ({
    ...{ number: row.number, revision: row.revision, total: row.total },
    ...{ validUntil: row.valid_until, path: quotationPath(tokens(linkSubject(row))) },
  }))
}
