import { createHash } from 'node:crypto'
import { refreshSearchTexts } from '#app/crm/enquiries/customer-search-text-query.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { NewVehicle, VehicleEdit } from './customer-fields.ts'
import { type CustomerGroup, lockCustomerGroup } from './customer-group-query.server.ts'
import * as words from './customer-words.ts'

export type CustomerStore = ReturnType<typeof customerStore>

type CustomerEdit = { name: string; email: string; version?: number | undefined }

/** Changes customers. A change of a merged customer applies to the survivor. */
export function customerStore({ db, clock }: ChangeContext) {
  const inGroup = <Value>(
    staff: StaffAccount,
    id: number,
    work: (trx: Db, group: CustomerGroup, now: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>> =>
    db.transaction().execute(async (trx) => {
      const group = await lockCustomerGroup(trx, staff.role, id)
      return group ? work(trx, group, clock().toISOString()) : fail('gone', words.gone)
    })

  return {
    /** Changes name and e-mail. It refuses a version that the editor has not seen. */
    edit: (staff: StaffAccount, id: number, { name, email, version }: CustomerEdit) =>
      inGroup(staff, id, async (trx, { survivor }, now) => {
        if (survivor.id !== id)
          return fail('conflict', words.isMerged(survivor.name || words.nameless))
        const subject = subjectOf(id)
        if (version !== undefined && version !== survivor.version) {
          const [latest] = await changeStore(trx).listOf(subject, 1)
          return fail('conflict', words.changedMeanwhile(latest?.who))
        }
        await trx
          .updateTable('customers')
          .set({
            name,
            email: email.toLowerCase() || null,
            version: survivor.version + 1,
            updated_at: later(survivor.updated_at, now),
          })
          .where('id', '=', id)
          .execute()
        await refreshSearchTexts(trx, [id])
        // The audit log must not contain personal data, because an erasure does not change it.
        await recordChange(trx, staff, { at: now, action: 'changed', id })
        return ok(undefined)
      }),

    /** Adds a note. The same note with the same key is a repeat and is ignored. */
    addNote: (
      staff: StaffAccount,
      id: number,
      { text, key }: { text: string; key: string | undefined },
    ) =>
      inGroup(staff, id, async (trx, { survivor }, now) => {
        await trx
          .insertInto('customer_notes')
          .values({
            customer_id: survivor.id,
            at: now,
            staff_id: staff.id,
            who: staff.userName || staff.userId,
            text,
            key_hash: key ? hashOf([staff.id, key, id, text]) : null,
          })
          .onConflict((oc) => oc.column('key_hash').doNothing())
          .execute()
        await touch(trx, survivor, now)
        return ok(undefined)
      }),

    addVehicle: (staff: StaffAccount, id: number, vehicle: NewVehicle) =>
      inGroup(staff, id, async (trx, { survivor, ids }, now) => {
        const known = await trx
          .selectFrom('customer_vehicles')
          .select('id')
          .where('customer_id', 'in', ids)
          .where('plate', '=', vehicle.plate)
          .executeTakeFirst()
        if (known) return failField('plate', words.plateKnown)
        await trx
          .insertInto('customer_vehicles')
          .values({
            customer_id: survivor.id,
            plate: vehicle.plate,
            ...ownershipColumns(vehicle),
            created_at: now,
          })
          .execute()
        await refreshSearchTexts(trx, [survivor.id])
        await touch(trx, survivor, now)
        return ok(undefined)
      }),

    /**
     * Changes model and days of a vehicle. Merged customers may each have the vehicle, so every row
     * of the group with this plate changes.
     */
    changeVehicle: (staff: StaffAccount, id: number, vehicleId: number, edit: VehicleEdit) =>
      inGroup(staff, id, async (trx, { survivor, ids }, now) => {
        const vehicle = await trx
          .selectFrom('customer_vehicles')
          .select('plate')
          .where('id', '=', vehicleId)
          .where('customer_id', 'in', ids)
          .executeTakeFirst()
        if (!vehicle) return fail('gone', words.gone)
        await trx
          .updateTable('customer_vehicles')
          .set(ownershipColumns(edit))
          .where('customer_id', 'in', ids)
          .where('plate', '=', vehicle.plate)
          .execute()
        await touch(trx, survivor, now)
        return ok(undefined)
      }),
  }
}

function ownershipColumns({ model, ownedFrom, ownedUntil }: VehicleEdit) {
  return { model, owned_from: ownedFrom, owned_until: ownedUntil }
}

async function touch(
  trx: Db,
  { id, updated_at }: { id: number; updated_at: string },
  now: string,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ updated_at: later(updated_at, now) })
    .where('id', '=', id)
    .execute()
}

type CustomerChange = { at: string; action: string; id: number }

export function recordChange(
  trx: Db,
  { id: staffId, userId }: StaffAccount,
  { at, action, id }: CustomerChange,
): Promise<void> {
  return changeStore(trx).record({
    at: new Date(at),
    editor: { id: staffId, userId },
    action,
    subject: subjectOf(id),
    label: `customer ${id}`,
  })
}

const subjectOf = (id: number) => `customer/${id}`
const later = (a: string, b: string) => (a > b ? a : b)
const hashOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
