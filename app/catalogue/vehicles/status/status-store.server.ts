import type { Availability } from '#app/catalogue/vehicles/availability.ts'
import { writeAvailability } from '#app/catalogue/vehicles/availability-row-store.server.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { changeContent, type Desk } from '#app/platform/audit/change-content.server.ts'
import { done, gone, type Outcome } from '#app/platform/audit/outcome.ts'
import type { Editor } from '#app/platform/permissions/session.ts'

/** A model on sale needs a price: nothing was written. */
type AvailabilityOutcome =
  | Outcome<{ id: number; availability: Availability }>
  | { is: 'unpriced'; name: string }

export type StatusStore = ReturnType<typeof statusStore>

/** Whether a model is on the site, and whether it is sold new. Setting what is already set is a success and no change. */
export function statusStore(desk: Desk) {
  return {
    async change(
      editor: Editor,
      which: { kind: VehicleKind; id: number },
      isActive: boolean,
    ): Promise<Outcome<{ id: number; status: 0 | 1 }>> {
      const status = isActive ? 1 : 0
      return changeContent(desk, editor, async (trx, record) => {
        const vehicle = await trx
          .selectFrom('vehicles')
          .select(['id', 'name', 'status'])
          .where('id', '=', which.id)
          .where('kind', '=', which.kind)
          .executeTakeFirst()
        if (!vehicle) return gone
        if (vehicle.status === status) return done({ id: vehicle.id, status })
        await trx.updateTable('vehicles').set({ status }).where('id', '=', vehicle.id).execute()
        await record({
          action: isActive ? 'activated' : 'deactivated',
          subject: `vehicle/${vehicle.id}`,
          label: vehicle.name,
          before: { active: !isActive },
          after: { active: isActive },
        })
        return done({ id: vehicle.id, status })
      })
    },

    async changeAvailability(
      editor: Editor,
      id: number,
      availability: Availability,
    ): Promise<AvailabilityOutcome> {
      return changeContent<AvailabilityOutcome>(desk, editor, async (trx, record, now) => {
        const vehicle = await trx
          .selectFrom('vehicles')
          .select(['id', 'name', 'price', 'availability'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!vehicle) return gone
        if (vehicle.availability === availability) return done({ id, availability })
        if (availability === 'on-sale' && vehicle.price <= 0)
          return { is: 'unpriced', name: vehicle.name }
        await writeAvailability(trx, { id, availability, who: editor.userId, now })
        await record({
          action: 'changed the availability of',
          subject: `vehicle/${id}`,
          label: vehicle.name,
          before: { availability: vehicle.availability },
          after: { availability },
        })
        return done({ id, availability })
      })
    },
  }
}
