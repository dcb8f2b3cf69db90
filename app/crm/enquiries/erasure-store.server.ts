import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { deleteAttachmentsOf } from './attachment-files-query.server.ts'
import {
  eraseFromCustomer,
  findMergedCustomerIds,
  lockCustomersOf,
  lockGroups,
  personalValuesOf,
} from './customer-erasure-query.server.ts'
import { enquirySearchText } from './enquiry-search-text.ts'
import { eraseJob } from './job-erasure-query.server.ts'
import { eraseQuotations } from './quotation-erasure-query.server.ts'

export type ErasureStore = ReturnType<typeof erasureStore>

type Deps = ChangeContext & {
  /** Deletes files of attachments. The clean-up deletes those that remain after a failure. */
  removeFiles?: (files: readonly string[]) => Promise<void>
  /** Frees the appointments of locked enquiries, before anything else of them is erased. */
  eraseAppointments?: (trx: Db, enquiryIds: readonly number[], at: string) => Promise<void>
}

/**
 * Erases a person's answers from their enquiries. The rows stay, so that all counts remain correct.
 */
export function erasureStore({ db, clock, removeFiles, eraseAppointments }: Deps) {
  /** Deletes files only after the transaction, because it may fail. */
  async function erasing<Erased>(
    work: (trx: Db, files: string[]) => Promise<Erased>,
  ): Promise<Erased> {
    const files: string[] = []
    const erased = await db.transaction().execute((trx) => work(trx, files))
    await removeFiles?.(files)
    return erased
  }

  return {
    /**
     * Erases an enquiry and the enquiries in `also`. If one of them does not exist, it erases
     * nothing and returns `gone`.
     */
    async erase(
      editor: Actor,
      id: number,
      also: readonly number[] = [],
    ): Promise<Result<{ id: number; reference: string; count: number }>> {
      const at = clock()
      return erasing<Result<{ id: number; reference: string; count: number }>>(
        async (trx, files) => {
          const row = await trx
            .selectFrom('enquiries')
            .select(['id', 'reference'])
            .where('id', '=', id)
            .where('erased_at', 'is', null)
            .executeTakeFirst()
          if (!row) return fail('gone')
          const others = also.length === 0 ? [] : await findSamePersonEnquiries(trx, id)
          const wanted = [...new Set(also)].map((it) => others.find((one) => one.id === it))
          if (wanted.includes(undefined)) return fail('gone')
          const all = [row, ...wanted.flatMap((one) => one ?? [])]
          files.push(...(await eraseAll(trx, all, { at, editor, eraseAppointments })))
          return ok({ id, reference: row.reference, count: all.length })
        },
      )
    },

    /**
     * Erases a customer, the customers merged into it and all their enquiries. Returns the number of
     * erased enquiries, or undefined if there is no such customer.
     */
    async eraseCustomer(editor: Actor, id: number): Promise<number | undefined> {
      const at = clock()
      return erasing(async (trx, files) => {
        const ids = (await lockGroups(trx, [id])).map((row) => row.id)
        if (ids.length === 0) return undefined
        const rows = await trx
          .selectFrom('enquiries')
          .select(['id', 'reference'])
          .where('customer_id', 'in', ids)
          .where('erased_at', 'is', null)
          .orderBy('id')
          .execute()
        files.push(...(await eraseAll(trx, rows, { at, editor, eraseAppointments })))
        await trx.deleteFrom('customers').where('id', 'in', ids).execute()
        return rows.length
      })
    },

    listSamePerson: (id: number) => findSamePersonEnquiries(db, id),
  }
}

type EnquiryName = { id: number; reference: string }

async function eraseAll(
  trx: Db,
  rows: readonly EnquiryName[],
  { at, editor, eraseAppointments }: Pick<Deps, 'eraseAppointments'> & { at: Date; editor: Actor },
): Promise<string[]> {
  const files: string[] = []
  const ordered = await inLockOrder(trx, rows)
  const ids = ordered.map(({ id }) => id)
  await lockCustomersOf(trx, ids)
  // All acts on appointments lock enquiries before days.
  for (const id of ids) await lockRow(trx, id)
  await eraseAppointments?.(trx, ids, at.toISOString())
  for (const { id, reference } of ordered) {
    files.push(...(await eraseAnswers(trx, { id, reference }, at.toISOString())))
    await changeStore(trx).record({
      at,
      editor,
      action: 'erased the answers of',
      subject: `enquiry/${id}`,
      label: `enquiry ${reference}`,
    })
  }
  return files
}

/**
 * Sorts rows in the order in which desk events lock them, main enquiries before merged ones, to
 * avoid a deadlock.
 */
async function inLockOrder<Row extends { id: number }>(
  trx: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length < 2) return [...rows]
  const joined = await trx
    .selectFrom('enquiries')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('joined_to', 'is not', null)
    .execute()
  const isJoined = (row: Row) => Number(joined.some(({ id }) => id === row.id))
  return rows.toSorted((a, b) => isJoined(a) - isJoined(b) || a.id - b.id)
}

/** Maximum number of suggested enquiries, the newest first. */
const maxSuggested = 50

/**
 * Finds other enquiries of the same customer, or with the same phone number or email address, whose
 * answers are not erased, newest first.
 */
async function findSamePersonEnquiries(db: Db, id: number) {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'phone', 'email', 'joined_to', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const customers = await findMergedCustomerIds(db, row?.customer_id ?? null)
  type Column = 'id' | 'joined_to' | 'phone' | 'email' | 'customer_id'
  const of = async (column: Column, value = row?.[column]) => {
    if (!value) return []
    return db
      .selectFrom('enquiries')
      .select(['id', 'reference', 'kind', 'created_at'])
      .where(column, '=', value)
      .where('id', '<>', id)
      .where('erased_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxSuggested)
      .execute()
  }
  // Merged enquiries belong to one person even if their phone numbers differ, because staff
  // confirmed this by merging them.
  const main = row?.joined_to ?? row?.id
  const found = [
    ...[...(await of('id', main)), ...(await of('joined_to', main))],
    ...[...(await of('phone')), ...(await of('email'))],
    ...(await Promise.all(customers.map((customer) => of('customer_id', customer)))).flat(),
  ]
  return [...new Map(found.map((one) => [one.id, one])).values()]
    .slice(0, maxSuggested)
    .sort((a, b) => b.id - a.id)
}

/**
 * Erases the answers of an enquiry, deletes its mails and attachments and removes the values from
 * the enquiry's customer, in the caller's transaction. Returns the names of the attachments' files,
 * to delete from the folder after the transaction.
 */
export async function eraseAnswers(
  trx: Db,
  { id, reference }: { id: number; reference: string },
  at: string,
): Promise<string[]> {
  const before = await lockRow(trx, id)
  await trx
    .updateTable('enquiries')
    .set({
      answers_json: '{}',
      search_text: enquirySearchText(reference, {}),
      phone: null,
      source_json: null,
      source: null,
      model: null,
      email: null,
      plate: null,
      customer_id: null,
      booking_date: null,
      is_open: 0,
      due_at: null,
      next_step_at: null,
      next_step_text: null,
      // The key contains a hash of the answers, from which the answers could be guessed.
      idempotency_key: null,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
  await eraseHistory(trx, id)
  await eraseQuotations(trx, id)
  await eraseJob(trx, id)
  await trx.deleteFrom('outbox').where('enquiry_id', '=', id).execute()
  const files = await deleteAttachmentsOf(trx, id)
  await eraseFromCustomer(trx, before.customer_id, personalValuesOf(before))
  return files
}

/** An update without a change locks a row on both engines. */
const lockRow = (trx: Db, id: number) =>
  trx
    .updateTable('enquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning(['customer_id', 'email', 'plate', 'answers_json'])
    .executeTakeFirstOrThrow()

/**
 * Erases the free texts, mentions and hashes in an enquiry's history. The types and times of the
 * events stay.
 */
export async function eraseHistory(trx: Db, enquiryId: number): Promise<void> {
  await trx.deleteFrom('enquiry_mentions').where('enquiry_id', '=', enquiryId).execute()
  await trx
    .updateTable('desk_events')
    .set({ text: null, key_hash: null, content_hash: null })
    .where('enquiry_id', '=', enquiryId)
    .execute()
  const steps = await trx
    .selectFrom('desk_events')
    .select(['id', 'data_json'])
    .where('enquiry_id', '=', enquiryId)
    .where((eb) =>
      eb.or([eb('data_json', 'like', '%"cleared"%'), eb('data_json', 'like', '%"changes"%')]),
    )
    .execute()
  for (const { id, data_json } of steps) {
    const { cleared: _, changes: __, former: ___, ...data } = JSON.parse(data_json)
    await trx
      .updateTable('desk_events')
      .set({ data_json: JSON.stringify(data) })
      .where('id', '=', id)
      .execute()
  }
}
