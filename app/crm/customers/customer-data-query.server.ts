import { listAppointmentData } from '#app/crm/appointments/appointment-data-query.server.ts'
import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import { attachmentDocumentLabel } from '#app/crm/enquiries/attachment-document-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { enquiryKindTitle } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { listJobData } from '#app/crm/job-cards/job-data-query.server.ts'
import { listQuotationData } from '#app/crm/quotations/quotation-data-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { archivedFileName, listCustomerFiles } from './customer-files-query.server.ts'

/**
 * Reads the rows about customers for a person who asks for their data.
 *
 * @param kinds Kinds of enquiries that the reader may see; undefined for all.
 */
export async function readCustomerData(
  db: Db,
  { ids, kinds }: { ids: readonly number[]; kinds: readonly string[] | undefined },
) {
  const records = await db
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email', 'created_at as createdAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const removedVehicles = await db
    .selectFrom('customer_vehicles')
    .select(['plate', 'model', 'owned_from as ownedFrom', 'owned_until as ownedUntil'])
    .select(['removed_at as removedAt', 'removed_by as removedBy'])
    .where('customer_id', 'in', ids)
    .where('removed_at', 'is not', null)
    .orderBy('id')
    .execute()
  return { records, removedVehicles, enquiries: await readEnquiries(db, ids, kinds) }
}

async function readEnquiries(db: Db, ids: readonly number[], kinds: readonly string[] | undefined) {
  const all = db.selectFrom('enquiries').selectAll().where('customer_id', 'in', ids).orderBy('id')
  const rows = await (kinds ? all.where('kind', 'in', kinds) : all).execute()
  const events = await db
    .selectFrom('desk_events')
    .innerJoin('enquiries', 'enquiries.id', 'desk_events.enquiry_id')
    .select(['enquiry_id', 'at', 'who', 'text', 'data_json'])
    .where('enquiries.customer_id', 'in', ids)
    .orderBy('desk_events.id')
    .execute()
  const files = Map.groupBy(await listCustomerFiles(db, { ids, kinds }), (it) => it.enquiry_id)
  const enquiryIds = rows.map(({ id }) => id)
  const quotations = await listQuotationData(db, enquiryIds)
  const appointments = await listAppointmentData(db, enquiryIds)
  const jobs = await listJobData(db, enquiryIds)
  const eventsOf = Map.groupBy(events, ({ enquiry_id }) => enquiry_id)
  return rows.map((row) => {
    const history = eventsOf.get(row.id) ?? []
    return {
      reference: row.reference,
      kind: enquiryKindTitle(row.kind),
      receivedAt: row.created_at,
      takenAt: row.taken_at,
      source: row.source,
      sourceDetails: row.source_json === null ? null : JSON.parse(row.source_json),
      consent: row.consent,
      nextStep: row.next_step_at && { at: row.next_step_at, text: row.next_step_text },
      answers: presentAnswers(row.kind, parseStoredAnswers(row.answers_json), row.phone ?? '').map(
        ({ label, value }) => ({ label, value }),
      ),
      notes: history.flatMap(({ at, who, text }) => (text === null ? [] : { at, who, text })),
      corrections: history.flatMap(({ at, who, data_json }) =>
        (parseDeskEventData(data_json).changes ?? []).map((change) => ({ at, who, ...change })),
      ),
      /** `file` is the name in the archive of the customer's files. */
      files: (files.get(row.id) ?? []).map((file) => ({
        file: archivedFileName(file),
        document: attachmentDocumentLabel(file.document),
        sentAs: file.name,
        addedAt: file.created_at,
        addedBy: file.who,
        deletedAt: file.deleted_at,
      })),
      appointment: appointments.get(row.id) ?? null,
      job: jobs.get(row.id) ?? null,
      quotations: quotations.get(row.reference) ?? [],
      endedSteps: history.flatMap(({ data_json }) => parseDeskEventData(data_json).cleared ?? []),
    }
  })
}
