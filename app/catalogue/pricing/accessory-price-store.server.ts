import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { listChangeHistory } from '#app/platform/audit/bulk-change-store.server.ts'
import type { EditOutcome } from '#app/platform/audit/edit-outcome.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { AccessoryPriceEdit, PricedAccessory } from './price-fields.ts'
import { auditedAccessoryPriceValues } from './stored-price.ts'

export type AccessoryPriceStore = ReturnType<typeof accessoryPriceStore>

/** Reads and writes the prices of accessories for Manage → Accessories Price. */
export function accessoryPriceStore(desk: ChangeContext & { timeZone: string }) {
  return {
    list: () => listPricedAccessories(desk.db),

    change(
      editor: Actor,
      id: number,
      edit: AccessoryPriceEdit,
    ): Promise<EditOutcome<PricedAccessory>> {
      return updateIfVersion(desk, editor, {
        subject: `accessory/${id}`,
        version: edit.version,
        find: async (trx) => (await listPricedAccessories(trx, id)).at(0),
        latest: async (trx) => (await priceHistoryQuery(trx, id)).at(0),
        write: (trx, { was, next, now }) =>
          trx
            .updateTable('accessories')
            .set({
              price: edit.price,
              price_checked_on: dayInZone(now, desk.timeZone),
              version: next,
            })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed the price of',
          label: `${before.heading} (${before.model})`,
          before: { price: before.price },
          after: { price: after.price },
        }),
      })
    },
  }
}

const priceHistoryQuery = (db: Db, id: number) =>
  listChangeHistory(db, {
    ...{ subject: `accessory/${id}`, fact: 'accessory', id, limit: 1 },
    tell: auditedAccessoryPriceValues,
  })

async function listPricedAccessories(db: Db, id?: number): Promise<PricedAccessory[]> {
  let query = db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .select([
      'accessories.id',
      'accessories.heading',
      'accessories.part_no',
      'accessories.price',
      'accessories.price_checked_on',
      'accessories.version',
      'vehicles.name',
    ])
    .orderBy('vehicles.kind')
    .orderBy('vehicles.position')
    .orderBy('accessories.position')
  if (id !== undefined) query = query.where('accessories.id', '=', id)
  const rows = await query.execute()
  return rows.map(({ part_no: partNo, price_checked_on: checkedOn, name: model, ...row }) => ({
    ...row,
    partNo,
    checkedOn,
    model,
  }))
}
