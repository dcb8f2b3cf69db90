import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { changeStore } from '#app/changes/change-store.server.ts'
import { done, gone, type Outcome } from '#app/changes/outcome.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { AccessoryEdit, PricedAccessory } from './price.ts'

export type AccessoryStore = ReturnType<typeof accessoryStore>

/** Accessories' prices, as the staff edit them. */
export function accessoryStore(desk: Desk) {
  return {
    list: () => listAccessories(desk.db),

    async change(
      editor: Editor,
      id: number,
      edit: AccessoryEdit,
    ): Promise<Outcome<PricedAccessory>> {
      return changeContent(desk, editor, async (trx, record) => {
        const [before] = await listAccessories(trx, id)
        if (!before) return gone
        const version = edit.version ?? before.version
        const { numUpdatedRows } = await trx
          .updateTable('accessories')
          .set({ price: edit.price, version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        const subject = `accessory/${id}`
        if (numUpdatedRows === 0n) {
          const [latest] = await changeStore(trx).listOf(subject, 1)
          return { is: 'conflict', latest }
        }
        await record({
          action: 'changed the price of',
          subject,
          label: `${before.heading} (${before.model})`,
          before: { price: before.price },
          after: { price: edit.price },
        })
        return done({ ...before, price: edit.price, version: version + 1 })
      })
    },
  }
}

async function listAccessories(db: Db, id?: number): Promise<PricedAccessory[]> {
  let query = db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .select([
      'accessories.id',
      'accessories.heading',
      'accessories.part_no',
      'accessories.price',
      'accessories.version',
      'vehicles.name',
    ])
    .orderBy('vehicles.kind')
    .orderBy('vehicles.position')
    .orderBy('accessories.position')
  if (id !== undefined) query = query.where('accessories.id', '=', id)
  const rows = await query.execute()
  return rows.map(({ part_no: partNo, name: model, ...row }) => ({ ...row, partNo, model }))
}
