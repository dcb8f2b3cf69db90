import { eraseAppointments } from '#app/crm/appointments/appointment-row-query.server.ts'
import { eraseAnswers } from '#app/crm/enquiries/erasure-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { MailOutboxTable } from '#app/platform/db/database-schema.ts'

/** Changes since a backup that a restore must not undo. */
export type PreservedChanges = {
  /** Enquiries whose answers were erased, with the time. */
  erased: { reference: string; at: string }[]
  /** Time at which each mail was sent, by `mailKey`. */
  sent: Map<string, string>
  /** Sent mails that are queued once, such as reminders, also those that the backup does not have. */
  sentOnce: SentOnceMail[]
  /** Enquiries whose link was renewed, with the version of the link that opens. */
  links: { reference: string; version: number }[]
}

type SentOnceMail = Pick<
  MailOutboxTable,
  'purpose' | 'recipient' | 'due_at' | 'created_at' | 'sent_at'
> & { reference: string; once_key: string }

/** Number of such changes that the backup would have undone. */
export type PreservedCounts = { erased: number; sent: number }

type SentMail = { reference: string; purpose: string; recipient: string; queuedAt: string }

/** An enquiry has a mail for each of its changes, which only the time tells apart. */
const mailKey = ({ reference, purpose, recipient, queuedAt }: SentMail) =>
  JSON.stringify([reference, purpose, recipient, queuedAt])

/** Reads the changes before the present rows are deleted. */
export async function readPreservedChanges(trx: Db): Promise<PreservedChanges> {
  const erased = await trx
    .selectFrom('enquiries')
    .select(['reference', 'erased_at as at'])
    .where('erased_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .execute()
  const mails = await selectMails(trx)
    .select('outbox.sent_at as at')
    .where('outbox.sent_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .execute()
  const links = await trx
    .selectFrom('enquiries')
    .select(['reference', 'link_version as version'])
    .where('link_version', '>', 1)
    .execute()
  const sentOnce = await trx
    .selectFrom('outbox')
    .innerJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .select(['enquiries.reference', 'outbox.purpose', 'outbox.recipient', 'outbox.once_key'])
    .select(['outbox.due_at', 'outbox.created_at', 'outbox.sent_at'])
    .where('outbox.once_key', 'is not', null)
    .where('outbox.sent_at', 'is not', null)
    .$narrowType<{ once_key: string }>()
    .execute()
  return { erased, links, sentOnce, sent: new Map(mails.map((mail) => [mailKey(mail), mail.at])) }
}

/** Applies the changes to the restored rows. */
export async function reapplyPreservedChanges(
  trx: Db,
  { erased, sent, sentOnce, links }: PreservedChanges,
): Promise<PreservedCounts> {
  const kept: PreservedCounts = { erased: 0, sent: 0 }
  for (const { reference, at } of erased) {
    const row = await trx
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!row) continue
    await eraseAppointments(trx, [row.id], at.slice(0, 10))
    await eraseAnswers(trx, { id: row.id, reference }, at)
    kept.erased += 1
  }
  for (const { reference, version } of links)
    await trx
      .updateTable('enquiries')
      .set({ link_version: version })
      .where('reference', '=', reference)
      .where('link_version', '<', version)
      .execute()
  const owed = await selectMails(trx)
    .select('outbox.id as id')
    .where('outbox.sent_at', 'is', null)
    .execute()
  for (const mail of owed) {
    const at = sent.get(mailKey(mail))
    if (at === undefined) continue
    await trx.updateTable('outbox').set({ sent_at: at }).where('id', '=', mail.id).execute()
    kept.sent += 1
  }
  for (const mail of sentOnce) if (await markSentOnce(trx, mail)) kept.sent += 1
  return kept
}

/** Marks a mail as sent, or adds it. Returns `false` if the backup has it as sent, or no enquiry for it. */
async function markSentOnce(
  trx: Db,
  { reference, once_key, sent_at, ...mail }: SentOnceMail,
): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select(['id', 'sent_at'])
    .where('once_key', '=', once_key)
    .executeTakeFirst()
  if (row) {
    if (row.sent_at !== null) return false
    await trx.updateTable('outbox').set({ sent_at }).where('id', '=', row.id).execute()
    return true
  }
  const enquiry = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!enquiry) return false
  await trx
    .insertInto('outbox')
    .values({ ...mail, enquiry_id: enquiry.id, once_key, sent_at })
    .execute()
  return true
}

/** Ids differ between two databases; references do not. */
const selectMails = (trx: Db) =>
  trx
    .selectFrom('outbox')
    .innerJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .select(['enquiries.reference as reference', 'outbox.purpose', 'outbox.recipient'])
    .select('outbox.created_at as queuedAt')
