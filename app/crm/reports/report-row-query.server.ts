import * as v from 'valibot'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { dayAndTimeInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { Report, ReportRow } from './define-report.ts'

const cell = v.fallback(v.union([v.string(), v.number(), v.boolean(), v.null()]), null)

/**
 * Presents a stored row. It never throws and accepts unknown shapes, because definitions change but
 * stored rows do not.
 */
export function presentReportRow(
  report: Report,
  row: EnquiryRow,
  zone: string,
  names: ReadonlyMap<number, string> = new Map(),
): ReportRow {
  const answers = parseStoredAnswers(row.answers_json)
  const { day, time } = dayAndTimeInZone(new Date(row.created_at), zone)
  const shown: ReportRow = {
    id: row.id,
    reference: row.reference,
    created_date: day,
    created_time: time,
    number_to_call: row.phone,
  }
  for (const { key, from } of report.columns)
    if (from !== undefined) shown[key] = v.parse(cell, answers[from])
  shown['state'] = row.state
  shown['assignee'] = (row.assignee_id !== null && names.get(row.assignee_id)) || null
  return shown
}

/** Finds the names of the assignees of these rows, by account id. */
export async function findAssigneeNames(db: Db, rows: readonly EnquiryRow[]) {
  const ids = [...new Set(rows.flatMap(({ assignee_id }) => assignee_id ?? []))]
  if (ids.length === 0) return new Map<number, string>()
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(staff.map((it) => [it.id, staffName(it)]))
}
