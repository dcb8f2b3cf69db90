import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseQuotationChoices, parseQuotationDocument } from './present-quotation.server.ts'

/** Lists the quotations by the reference of their enquiry, for a person who asks for their data. */
export async function listQuotationData(db: Db, enquiryIds: readonly number[]) {
  const rows =
    enquiryIds.length === 0
      ? []
      : await db
          .selectFrom('quotations as q')
          .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
          .selectAll('q')
          .select('e.reference')
          .where('q.enquiry_id', 'in', enquiryIds)
          .orderBy('q.id')
          .execute()
  const found = rows.map((row) => {
    const document = parseQuotationDocument(row.document_json)
    return {
      reference: row.reference,
      number: row.number,
      version: row.revision,
      status: row.state,
      vehicle: document?.vehicle ?? row.model,
      variant: document?.variant ?? '',
      lines: (document?.lines ?? [])
        .filter(({ isChosen }) => isChosen)
        .map(({ label, rupees, reason }) => ({ label, rupees, reason })),
      total: row.total,
      discount: row.discount,
      exchangeVehicle: parseQuotationChoices(row.choices_json).exchangeVehicle ?? '',
      validUntil: row.valid_until,
      note: row.note,
      madeBy: row.made_by_name,
      approvedBy: row.approved_by_name,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      answeredAt: row.answered_at,
    }
  })
  return Map.groupBy(found, ({ reference }) => reference)
}
