import type { Availability } from '#app/catalogue/vehicles/availability.ts'
import { writeAvailability } from '#app/catalogue/vehicles/availability-query.server.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './staff-words.ts'

export type VehicleStatusStore = ReturnType<typeof vehicleStatusStore>

/**
 * Changes whether a model is on the site and whether it is sold new. An unchanged value is a
 * success without an audit entry.
 */
export function vehicleStatusStore(desk: ChangeContext) {
  return {
    async change(
      editor: Actor,
      which: { kind: VehicleKind; id: number },
      isActive: boolean,
    ): Promise<Result<{ id: number; status: 0 | 1 }>> {
      const status = isActive ? 1 : 0
      return auditedTransaction(desk, editor, async (trx, record) => {
        const vehicle = await trx
          .selectFrom('vehicles')
          .select(['id', 'name', 'status'])
          .where('id', '=', which.id)
          .where('kind', '=', which.kind)
          .executeTakeFirst()
        if (!vehicle) return fail('gone')
        if (vehicle.status === status) return ok({ id: vehicle.id, status })
        await trx.updateTable('vehicles').set({ status }).where('id', '=', vehicle.id).execute()
        await record({
          action: isActive ? 'activated' : 'deactivated',
          subject: `vehicle/${vehicle.id}`,
          label: vehicle.name,
          before: { active: !isActive },
          after: { active: isActive },
        })
        return ok({ id: vehicle.id, status })
      })
    },

    async changeAvailability(
      editor: Actor,
      id: number,
      availability: Availability,
    ): Promise<Result<{ id: number; availability: Availability }>> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const vehicle = await trx
          .selectFrom('vehicles')
          .select(['id', 'name', 'price', 'availability'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!vehicle) return fail('gone')
        if (vehicle.availability === availability) return ok({ id, availability })
        if (availability === 'on-sale' && vehicle.price <= 0)
          return fail('invalid', words.needsPrice(vehicle.name))
        await writeAvailability(trx, { id, availability, who: editor.userId, now })
        await record({
          action: 'changed the availability of',
          subject: `vehicle/${id}`,
          label: vehicle.name,
          before: { availability: vehicle.availability },
          after: { availability },
        })
        return ok({ id, availability })
      })
    },
  }
}
