import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { MailOutboxTable } from '#app/platform/db/database-schema.ts'

export type ReminderMail = Pick<MailOutboxTable, 'sent_at' | 'given_up_at'>

/** Finds the mails of reminders by their keys. */
export async function findReminderMails(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, ReminderMail>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('outbox')
    .select(['once_key', 'sent_at', 'given_up_at'])
    .where('once_key', 'in', keys)
    .execute()
  return new Map(rows.map(({ once_key, ...mail }) => [once_key ?? '', mail]))
}

const day = 24 * 3_600_000

/** Finds when staff opened a text in WhatsApp for these enquiries in the last 24 hours. */
export async function findOpenedMessages(
  db: Db,
  enquiryIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'at', 'data_json'])
    .where('enquiry_id', 'in', enquiryIds)
    .where('type', '=', 'message')
    .where('struck_at', 'is', null)
    .where('at', '>', new Date(now.getTime() - day).toISOString())
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ enquiry_id, at, data_json }) =>
      parseDeskEventData(data_json).channel === 'whatsapp' ? [[enquiry_id, at] as const] : [],
    ),
  )
}
