import { createHash } from 'node:crypto'
import { refreshSearchTexts } from '#app/crm/enquiries/customer-search-text-query.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import {
  changeCustomerGroup,
  customerSubject,
  recordCustomerChange,
  touchCustomer,
} from './customer-group-query.server.ts'
import * as words from './customer-words.ts'

export type CustomerStore = ReturnType<typeof customerStore>

type CustomerEdit = { name: string; email: string; version?: number | undefined }

/** Changes customers. A change of a merged customer applies to the survivor. */
export function customerStore(desk: ChangeContext) {
  return {
    /** Changes name and e-mail. It refuses a version that the editor has not seen. */
    edit: (staff: StaffAccount, id: number, { name, email, version }: CustomerEdit) =>
      changeCustomerGroup(desk, { staff, id }, async (trx, { survivor }, now) => {
        if (survivor.id !== id)
          return fail('conflict', words.isMerged(survivor.name || words.nameless))
        if (version !== undefined && version !== survivor.version) {
          const changes = await changeStore(trx).listOf(customerSubject(id), 50)
          const latest = changes.find(({ action }) => action === 'changed')
          return fail('conflict', words.changedMeanwhile(latest?.who))
        }
        await trx
          .updateTable('customers')
          .set({ name, email: email.toLowerCase() || null, version: survivor.version + 1 })
          .where('id', '=', id)
          .execute()
        await touchCustomer(trx, survivor, now)
        await refreshSearchTexts(trx, [id])
        await recordCustomerChange(trx, staff, { at: now, action: 'changed', id })
        return ok(undefined)
      }),

    /** Adds a note. The same note with the same key is a repeat and is ignored. */
    addNote: (
      staff: StaffAccount,
      id: number,
      { text, key }: { text: string; key: string | undefined },
    ) =>
      changeCustomerGroup(desk, { staff, id }, async (trx, { survivor }, now) => {
        await trx
          .insertInto('customer_notes')
          .values({
            customer_id: survivor.id,
            at: now,
            staff_id: staff.id,
            who: staffName(staff),
            text,
            key_hash: key ? hashOf([staff.id, key, id, text]) : null,
          })
          .onConflict((oc) => oc.column('key_hash').doNothing())
          .execute()
        await touchCustomer(trx, survivor, now)
        return ok(undefined)
      }),
  }
}

const hashOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
