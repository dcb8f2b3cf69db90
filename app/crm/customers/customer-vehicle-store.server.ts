import { refreshSearchTexts } from '#app/crm/enquiries/customer-search-text-query.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { NewVehicle, VehicleEdit } from './customer-fields.ts'
import {
  type CustomerGroup,
  changeCustomerGroup,
  recordCustomerChange,
  touchCustomer,
} from './customer-group-query.server.ts'
import * as words from './customer-words.ts'

export type CustomerVehicleStore = ReturnType<typeof customerVehicleStore>

type VehicleChange = { action: string; plate: string }

/**
 * Changes the vehicles of customers. Merged customers may each have a vehicle, so a change applies to
 * every row of the group with its plate. A deleted row stays, so that it can be restored and the next
 * enquiry with this plate does not add it again.
 */
export function customerVehicleStore(desk: ChangeContext) {
  const change = (
    staff: StaffAccount,
    id: number,
    work: (trx: Db, group: CustomerGroup, now: string) => Promise<Result<VehicleChange>>,
  ): Promise<Result<VehicleChange>> =>
    changeCustomerGroup(desk, { staff, id }, async (trx, group, now) => {
      const done = await work(trx, group, now)
      if (!done.ok) return done
      await refreshSearchTexts(trx, group.ids)
      await touchCustomer(trx, group.survivor, now)
      await recordCustomerChange(trx, staff, {
        at: now,
        action: done.value.action,
        id: group.survivor.id,
      })
      return done
    })

  return {
    add: (staff: StaffAccount, id: number, vehicle: NewVehicle) =>
      change(staff, id, async (trx, group, now) => {
        if (await hasPlate(trx, group, vehicle.plate)) return failField('plate', words.plateKnown)
        await putVehicle(trx, group, { ...vehicle, now })
        return ok({ action: 'added a vehicle to', plate: vehicle.plate })
      }),

    /** Changes model and days, and the plate if it is given. */
    edit: (staff: StaffAccount, id: number, vehicleId: number, edit: VehicleEdit) =>
      change(staff, id, async (trx, group, now) => {
        const previous = await findPlate(trx, group, { vehicleId })
        if (previous === undefined) return fail('gone', words.vehicleGone)
        const { plate = previous } = edit
        if (plate !== previous) {
          if (await hasPlate(trx, group, plate)) return failField('plate', words.plateKnown)
          await setRemoved(trx, group, { plate: previous, at: now, by: staffName(staff) })
          await putVehicle(trx, group, { ...edit, plate, now })
        } else
          await trx
            .updateTable('customer_vehicles')
            .set(ownershipColumns(edit))
            .where('customer_id', 'in', group.ids)
            .where('plate', '=', plate)
            .execute()
        return ok({ action: 'changed a vehicle of', plate })
      }),

    remove: (staff: StaffAccount, id: number, vehicleId: number) =>
      change(staff, id, async (trx, group, now) => {
        const plate = await findPlate(trx, group, { vehicleId })
        if (plate === undefined) return fail('gone', words.vehicleGone)
        await setRemoved(trx, group, { plate, at: now, by: staffName(staff) })
        return ok({ action: 'deleted a vehicle of', plate })
      }),

    restore: (staff: StaffAccount, id: number, vehicleId: number) =>
      change(staff, id, async (trx, group) => {
        const plate = await findPlate(trx, group, { vehicleId, isRemoved: true })
        if (plate === undefined) return fail('gone', words.vehicleGone)
        await setRemoved(trx, group, { plate, at: null, by: null })
        return ok({ action: 'restored a vehicle of', plate })
      }),
  }
}

const ownershipColumns = ({ model, ownedFrom, ownedUntil }: VehicleEdit) => ({
  model,
  owned_from: ownedFrom,
  owned_until: ownedUntil,
})

async function findPlate(
  trx: Db,
  { ids }: CustomerGroup,
  { vehicleId, isRemoved = false }: { vehicleId: number; isRemoved?: boolean },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('customer_vehicles')
    .select('plate')
    .where('id', '=', vehicleId)
    .where('customer_id', 'in', ids)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst()
  return row?.plate
}

async function hasPlate(trx: Db, { ids }: CustomerGroup, plate: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customer_vehicles')
    .select('id')
    .where('customer_id', 'in', ids)
    .where('plate', '=', plate)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds the vehicle to the survivor, or restores it there with the new values. */
async function putVehicle(
  trx: Db,
  { survivor }: CustomerGroup,
  { plate, now, ...ownership }: VehicleEdit & { plate: string; now: string },
): Promise<void> {
  const columns = ownershipColumns(ownership)
  await trx
    .insertInto('customer_vehicles')
    .values({ customer_id: survivor.id, plate, ...columns, created_at: now })
    .onConflict((oc) =>
      oc
        .columns(['customer_id', 'plate'])
        .doUpdateSet({ ...columns, removed_at: null, removed_by: null }),
    )
    .execute()
}

async function setRemoved(
  trx: Db,
  { ids }: CustomerGroup,
  { plate, at, by }: { plate: string; at: string | null; by: string | null },
): Promise<void> {
  await trx
    .updateTable('customer_vehicles')
    .set({ removed_at: at, removed_by: by })
    .where('customer_id', 'in', ids)
    .where('plate', '=', plate)
    .execute()
}
