import { canSeeEnquiryKind, type EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { isActiveAccount } from './assignee-query.server.ts'
import type { Colleague } from './desk-context.ts'
import {
  type EventOrigin,
  insertDeskEvent,
  type NewDeskEvent,
} from './enquiry-update-query.server.ts'
import { findNamesInNote } from './find-mentions.ts'
import * as words from './mention-words.ts'

/** Called in the event's transaction for each colleague whom a note or call mentions. */
export type OnStaffMentioned = (
  trx: Db,
  given: { enquiry: Pick<EnquiryRow, 'id' | 'reference' | 'kind'>; staffId: number; by: string },
) => Promise<void>

/** Maximum number of colleagues whom one note mentions. */
const maxMentions = 20
/** Maximum number of names about which the author is told. A note can contain hundreds. */
const maxNotices = 10

export type MentionRecorder = ReturnType<typeof mentionRecorder>

/** Adds events to the history and records the colleagues whom their texts mention. */
export function mentionRecorder({
  clock,
  onMentioned,
}: {
  clock: Clock
  /** A mention takes effect here, so notifications are sent from here. */
  onMentioned: readonly OnStaffMentioned[]
}) {
  return {
    /**
     * Inserts an event. `id` is undefined if another event has the same key. `notice` tells the
     * author who was not told of a mention; it is undefined if all were told.
     */
    async insertEvent(
      trx: Db,
      enquiry: EnquiryRow,
      event: NewDeskEvent,
      origin: EventOrigin,
    ): Promise<{ id: number | undefined; notice?: string }> {
      const { by } = origin
      const isNote = event.type === 'note' || event.type === 'call'
      if (!isNote || !event.text?.includes('@'))
        return { id: await insertDeskEvent(trx, enquiry, event, origin) }
      const given = { text: event.text, kind: enquiry.kind, authorId: by.id, now: clock() }
      const { mentioned, notTold, notices } = await findMentions(trx, given)
      const data = { ...event.data, ...(notTold.length > 0 && { notTold }) }
      const id = await insertDeskEvent(trx, enquiry, { ...event, data }, origin)
      if (id === undefined) return { id }
      for (const { staffId, written } of mentioned) {
        await trx
          .insertInto('enquiry_mentions')
          .values({
            enquiry_id: enquiry.id,
            event_id: id,
            staff_id: staffId,
            written,
            read_at: null,
          })
          .execute()
        for (const tell of onMentioned) await tell(trx, { enquiry, staffId, by: by.name })
      }
      return { id, ...(notices.length > 0 && { notice: notices.slice(0, maxNotices).join(' ') }) }
    },
  }
}

type NoteText = { text: string; kind: string; authorId: number | null; now: Date }

/** Finds the colleagues whom a text mentions, and those who may not be told. */
async function findMentions(trx: Db, { text, kind, authorId, now }: NoteText) {
  const accounts = (await listAccounts(trx)).map((account) => ({
    ...account,
    isActive: isActiveAccount(account, now),
    hasAccess: canReadDesk(account.role) && canSeeEnquiryKind(account, kind),
  }))
  const mentioned: { staffId: number; written: string }[] = []
  const notTold: string[] = []
  const notices: string[] = []
  const refuse = (name: string, notice: string) => {
    notTold.push(name)
    notices.push(notice)
  }
  for (const { written, ids } of findNamesInNote(text, accounts)) {
    const named = accounts.filter(({ id }) => ids.includes(id))
    const told = named.filter(({ isActive, hasAccess }) => isActive && hasAccess)
    const [one] = told.length > 0 ? told : named
    if (!one) notices.push(words.isUnknown(written))
    else if (told.length > 1) notices.push(words.isAmbiguous(written))
    else if (one.id === authorId || mentioned.some(({ staffId }) => staffId === one.id)) continue
    else if (!one.isActive) refuse(one.name, words.isInactive(one.name))
    else if (!one.hasAccess) refuse(one.name, words.hasNoAccess(one.name))
    else if (mentioned.length === maxMentions)
      refuse(one.name, words.tooMany(one.name, maxMentions))
    else mentioned.push({ staffId: one.id, written })
  }
  return { mentioned, notTold, notices }
}

/**
 * Lists the colleagues whom the reader can mention, sorted by name. If several have the same name,
 * a mention names their user ID.
 */
export async function listColleagues(
  db: Db,
  { reader, now }: { reader: Pick<EnquiryReader, 'id'>; now: Date },
): Promise<Colleague[]> {
  const all = (await listAccounts(db)).filter(
    (account) => isActiveAccount(account, now) && canReadDesk(account.role),
  )
  const countOf = Map.groupBy(all, ({ name }) => name.toLowerCase())
  return all
    .filter(({ id }) => id !== reader.id)
    .map(({ id, name, userId, role }) => {
      const isUnique = countOf.get(name.toLowerCase())?.length === 1
      return { id, name, role, mention: isUnique ? name : userId }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const canReadDesk = (role: Role) => capabilitiesOf(role).includes('desk.read')

async function listAccounts(db: Db) {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name', 'role', 'status', 'expires_at'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, userId: row.user_id, name: staffName(row) }))
}

/** Marks the mentions of an account in an enquiry as read. */
export async function markMentionsRead(
  db: Db,
  { staffId, enquiryId, at }: { staffId: number; enquiryId: number; at: string },
): Promise<void> {
  await db
    .updateTable('enquiry_mentions')
    .set({ read_at: at })
    .where('staff_id', '=', staffId)
    .where('enquiry_id', '=', enquiryId)
    .where('read_at', 'is', null)
    .execute()
}

/** Lists the mentions in the history of an enquiry by event, with the present names. */
export async function listMentionsByEvent(db: Db, enquiryId: number) {
  const rows = await db
    .selectFrom('enquiry_mentions as m')
    .innerJoin('staff as s', 's.id', 'm.staff_id')
    .select(['m.event_id', 'm.written', 's.user_id', 's.user_name'])
    .where('m.enquiry_id', '=', enquiryId)
    .orderBy('m.id')
    .execute()
  const mentions = rows.map(({ event_id, written, ...staff }) => ({
    eventId: event_id,
    written,
    name: staffName(staff),
  }))
  return Map.groupBy(mentions, ({ eventId }) => eventId)
}
