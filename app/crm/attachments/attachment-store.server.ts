import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  authorOf,
  insertDeskEvent,
  lockEnquiry,
  type NewDeskEvent,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import {
  type AttachmentDocument,
  attachmentDocumentLabel,
} from '#app/crm/enquiries/attachment-document-kinds.ts'
import { thumbnailFileName } from '#app/crm/enquiries/attachment-files-query.server.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { PrivateFileStore } from '#app/media/pictures/private-file-store.server.ts'
import { ofFile } from '#app/media/pictures/upload-words.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryAttachmentRow } from '#app/platform/db/schema-attachments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { atField, fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { type Attachment, maxAttachments } from './attachment.ts'
import * as words from './attachment-words.ts'
import {
  type CheckedAttachment,
  checkAttachment,
  encodeAttachment,
} from './prepare-attachment.server.ts'

export type AttachmentStore = ReturnType<typeof attachmentStore>

type Deps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  media: Pick<MediaStore, 'encodeDocument'>
  attachmentFiles: PrivateFileStore
}

/** Time in which a deletion can be undone, in milliseconds: a day. */
const restorePeriod = 24 * 60 * 60_000

/** Maximum number of stored attachments of an enquiry, with those whose deletion can be undone. */
const maxStored = 3 * maxAttachments

type AttachmentContent = Pick<Attachment, 'type' | 'document'> & { bytes: Uint8Array<ArrayBuffer> }

/**
 * Files of enquiries. The rows name files, which only this store reads. The files are written
 * before the row and deleted after it, so that no row names a missing file.
 */
export function attachmentStore({ db, engine, clock, media, attachmentFiles }: Deps) {
  const now = () => clock().toISOString()
  const restorableSince = () => new Date(clock().getTime() - restorePeriod).toISOString()

  /** Changes an enquiry's attachments under its lock, and adds an event to its history. */
  async function change<Value>(
    staff: StaffAccount,
    reference: string,
    work: (trx: Db, enquiry: EnquiryRow) => Promise<Result<{ value: Value; event?: NewDeskEvent }>>,
  ): Promise<Result<Value>> {
    return db.transaction().execute(async (trx) => {
      const enquiry = await lockEnquiry(trx, engine, { reference })
      if (!enquiry || !canSeeEnquiryKind(staff, enquiry.kind))
        return fail('gone', eventWords.noneOfThatReference)
      const done = await work(trx, enquiry)
      if (!done.ok) return done
      const { value, event } = done.value
      if (event) {
        const at = await nextEventInstant(trx, enquiry, clock())
        const by = authorOf(staff)
        await insertDeskEvent(trx, enquiry, event, { at, by })
      }
      return ok(value)
    })
  }

  async function findEnquiry(staff: StaffAccount, reference: string) {
    const row = await db
      .selectFrom('enquiries')
      .select(['id', 'kind', 'reference', 'erased_at'])
      .where('reference', '=', reference.toUpperCase())
      .executeTakeFirst()
    return row && canSeeEnquiryKind(staff, row.kind) ? row : undefined
  }

  /** Stores the files, and then the row that names them. */
  async function insert(
    staff: StaffAccount,
    reference: string,
    { checked, document }: { checked: CheckedAttachment; document: AttachmentDocument },
  ): Promise<Result<Attachment>> {
    const encoded = await encodeAttachment(media, checked)
    if (!encoded.ok) return encoded
    const files = encoded.value
    const [main] = files
    if (!main) throw new Error('An attachment has no file')
    const writes: ((trx: Db) => Promise<void>)[] = []
    for (const { file, bytes } of files) writes.push(await attachmentFiles.store(file, bytes))
    const added = await change(staff, reference, async (trx, enquiry) => {
      const same = await findSame(trx, enquiry, { hash: checked.hash, document })
      if (same) return same.ok ? ok({ value: { attachment: same.value, isNew: false } }) : same
      const refusal = await findRefusal(trx, enquiry)
      if (refusal) return refusal
      for (const write of writes) await write(trx)
      const row = await trx
        .insertInto('enquiry_attachments')
        .values({
          ...{ enquiry_id: enquiry.id, file: main.file, document, name: checked.name },
          ...{ bytes: main.bytes.byteLength, content_hash: checked.hash, staff_id: staff.id },
          ...{ who: staffName(staff), created_at: now() },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const attachment = present({ ...row, reference: enquiry.reference })
      return ok({
        value: { attachment, isNew: true },
        event: { type: 'attach' as const, data: { document } },
      })
    })
    if (!added.ok || !added.value.isNew) await attachmentFiles.remove(files.map(({ file }) => file))
    return added.ok ? ok(added.value.attachment) : added
  }

  return {
    /** Lists the files of an enquiry and of the enquiries that are merged into it, oldest first. */
    async list(staff: StaffAccount, reference: string): Promise<Result<Attachment[]>> {
      const enquiry = await findEnquiry(staff, reference)
      if (!enquiry) return fail('gone', eventWords.noneOfThatReference)
      const rows = await db
        .selectFrom('enquiry_attachments as a')
        .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
        .selectAll('a')
        .select('e.reference')
        .where((eb) => eb.or([eb('e.id', '=', enquiry.id), eb('e.joined_to', '=', enquiry.id)]))
        .where('a.deleted_at', 'is', null)
        .orderBy('a.id')
        .execute()
      return ok(rows.map(present))
    },

    /**
     * Adds a file. Rights and limits are checked before a picture is decoded, and again under the
     * lock. A file that the enquiry already has is not added again.
     */
    async add(
      staff: StaffAccount,
      reference: string,
      { file, document }: { file: File; document: AttachmentDocument },
    ): Promise<Result<Attachment>> {
      const enquiry = await findEnquiry(staff, reference)
      if (!enquiry) return fail('gone', eventWords.noneOfThatReference)
      const checked = await checkAttachment(file)
      const name = file.name.slice(-60)
      if (!checked.ok) return atField(checked, 'file', (message) => ofFile(name, message))
      const { hash } = checked.value
      const answer =
        (await findSame(db, enquiry, { hash, document })) ?? (await findRefusal(db, enquiry))
      if (answer) return answer
      const added = await insert(staff, reference, { checked: checked.value, document })
      const isOfFile =
        !added.ok && ['invalid', 'too-large', 'unsupported'].includes(added.problem.kind)
      return isOfFile ? atField(added, 'file', (message) => ofFile(name, message)) : added
    },

    /**
     * Reads a file, or the small picture of a picture. Returns undefined if it was deleted, or if
     * the account may not see its enquiry.
     */
    async find(
      staff: StaffAccount,
      { reference, id, isSmall = false }: { reference: string; id: number; isSmall?: boolean },
    ): Promise<AttachmentContent | undefined> {
      const enquiry = await findEnquiry(staff, reference)
      if (!enquiry) return undefined
      const row = await db
        .selectFrom('enquiry_attachments')
        .select(['file', 'document'])
        .where('id', '=', id)
        .where('enquiry_id', '=', enquiry.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const type = typeOf(row.file)
      if (isSmall && type !== 'image/jpeg') return undefined
      const bytes = await attachmentFiles.find(isSmall ? thumbnailFileName(row.file) : row.file)
      return bytes && { type, document: row.document, bytes }
    },

    /** Deletes a file. For a day, `restore` can undo this. */
    remove: (staff: StaffAccount, reference: string, id: number): Promise<Result<{ id: number }>> =>
      change(staff, reference, async (trx, enquiry) => {
        const row = await trx
          .updateTable('enquiry_attachments')
          .set({ deleted_at: now() })
          .where('id', '=', id)
          .where('enquiry_id', '=', enquiry.id)
          .where('deleted_at', 'is', null)
          .returning('document')
          .executeTakeFirst()
        if (!row) return fail('gone', words.gone)
        return ok({ value: { id }, event: { type: 'detach' as const, data: row } })
      }),

    restore: (staff: StaffAccount, reference: string, id: number) =>
      change<{ id: number }>(staff, reference, async (trx, enquiry) => {
        const refusal = await findRefusal(trx, enquiry, { isRestored: true })
        if (refusal) return refusal
        const row = await trx
          .updateTable('enquiry_attachments')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .where('enquiry_id', '=', enquiry.id)
          .where('deleted_at', '>=', restorableSince())
          .returning('document')
          .executeTakeFirst()
        if (!row) return fail('gone', words.gone)
        return ok({
          value: { id },
          event: { type: 'attach' as const, data: { ...row, restored: true } },
        })
      }),

    /**
     * Deletes rows whose deletion can no longer be undone, and rows of enquiries that an instance of
     * an earlier release erased. Then it deletes files that no row names.
     */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('enquiry_attachments')
        .where((eb) =>
          eb.or([
            eb('deleted_at', '<', restorableSince()),
            eb(
              'enquiry_id',
              'in',
              eb.selectFrom('enquiries').select('id').where('erased_at', 'is not', null),
            ),
          ]),
        )
        .execute()
      const rows = await db.selectFrom('enquiry_attachments').select('file').execute()
      const named = new Set(rows.flatMap(({ file }) => [file, thumbnailFileName(file)]))
      await attachmentFiles.sweep((file) => named.has(file))
    },
  }
}

/** Returns the reason why an enquiry takes no more files, or undefined. */
async function findRefusal(
  db: Db,
  { id, erased_at }: Pick<EnquiryRow, 'id' | 'erased_at'>,
  { isRestored = false } = {},
) {
  if (erased_at !== null) return fail('conflict', eventWords.isErased)
  const rows = await db
    .selectFrom('enquiry_attachments')
    .select('deleted_at')
    .where('enquiry_id', '=', id)
    .execute()
  const present = rows.filter(({ deleted_at }) => deleted_at === null)
  if (present.length >= maxAttachments) return failField('file', words.isFull, 'conflict')
  if (!isRestored && rows.length >= maxStored)
    return failField('file', words.isFullWithDeleted, 'conflict')
  return undefined
}

/** Returns the stored file that is the same, or undefined. It cannot be added as another kind. */
async function findSame(
  db: Db,
  { id, reference }: Pick<EnquiryRow, 'id' | 'reference'>,
  { hash, document }: { hash: string; document: AttachmentDocument },
): Promise<Result<Attachment> | undefined> {
  const row = await db
    .selectFrom('enquiry_attachments')
    .selectAll()
    .where('enquiry_id', '=', id)
    .where('content_hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.document === document) return ok(present({ ...row, reference }))
  const label = attachmentDocumentLabel(row.document)
  return failField('file', words.isAddedAs(label), 'conflict')
}

const present = ({
  reference,
  ...row
}: EnquiryAttachmentRow & { reference: string }): Attachment => ({
  ...{ id: row.id, reference, document: row.document, name: row.name, type: typeOf(row.file) },
  ...{ bytes: row.bytes, addedBy: row.who, addedAt: row.created_at },
})

const typeOf = (file: string) =>
  file.endsWith('.pdf') ? ('application/pdf' as const) : ('image/jpeg' as const)
