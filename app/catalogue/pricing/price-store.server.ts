import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { listChangeHistory } from '#app/platform/audit/bulk-change-store.server.ts'
import type { AuditedValues, Change } from '#app/platform/audit/change.ts'
import { type EditOutcome, goneOutcome } from '#app/platform/audit/edit-outcome.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import { type Day, dayInZone, daysBetween } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { type PricedModel, type PriceEdit, priceColumns } from './price-fields.ts'
import { auditedPriceValues } from './stored-price.ts'

export type PriceStore = ReturnType<typeof priceStore>

/** Reads and writes the prices of models and the differences of their variants. */
export function priceStore(desk: ChangeContext & { timeZone: string }) {
  const today = () => dayInZone(desk.clock(), desk.timeZone)
  const findModel = async (db: Db, name: string) =>
    (await listPricedModels(db, today(), { key: normalizedVehicleName(name) })).at(0)

  return {
    list: () => listPricedModels(desk.db, today()),

    async change(editor: Actor, name: string, edit: PriceEdit): Promise<EditOutcome<PricedModel>> {
      const model = await findModel(desk.db, name)
      if (!model) return goneOutcome
      return updateIfVersion(desk, editor, {
        subject: auditSubjectOf(model),
        version: edit.version,
        find: (trx) => findModel(trx, model.name),
        latest: async (trx, row) => (await priceHistoryQuery(trx, row, 1)).at(0),
        write: async (trx, { before, was, next, now }) => {
          const updated = await trx
            .updateTable('vehicles')
            .set({
              ...pick(edit, priceColumns),
              price_checked_on: dayInZone(now, desk.timeZone),
              price_is_approximate: 0,
              price_version: next,
            })
            .where('id', '=', before.id)
            .where('price_version', '=', was)
            .executeTakeFirst()
          if (updated.numUpdatedRows > 0n) await writeVariantDifferences(trx, before, edit)
          return updated
        },
        describe: (before, after) => ({
          label: before.name,
          ...auditedPriceDifferences(before, after),
        }),
      })
    },

    /** Returns the price changes of a model with time and user, newest first. */
    async history(name: string): Promise<Change[] | undefined> {
      const model = await findModel(desk.db, name)
      return model && priceHistoryQuery(desk.db, model, 50)
    },
  }
}

/** Finds the earlier prices of a model, from single edits and from changes of the whole list. */
const priceHistoryQuery = (db: Db, { id }: { id: number }, limit: number) =>
  listChangeHistory(db, {
    subject: auditSubjectOf({ id }),
    fact: 'price',
    id,
    limit,
    tell: auditedPriceValues,
  })

const auditSubjectOf = ({ id }: { id: number }) => `price/${id}`

async function listPricedModels(
  db: Db,
  today: Day,
  only?: { key: string },
): Promise<PricedModel[]> {
  const models = db
    .selectFrom('vehicles')
    .select([
      ...priceColumns,
      'id',
      'kind',
      'name',
      'price_checked_on',
      'price_is_approximate',
      'price_version',
      'status',
      'availability',
    ])
    .orderBy('kind')
    .orderBy('position')
  const rows = await (only ? models.where('key', '=', only.key) : models).execute()
  const variants = db
    .selectFrom('variants')
    .select(['id', 'vehicle_id', 'name', 'difference'])
    .orderBy('position')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const variantRows = await variants.where('vehicle_id', 'in', ids).execute()
  const byModel = Map.groupBy(variantRows, (variant) => variant.vehicle_id)
  return rows.map((row) => ({
    ...pick(row, priceColumns),
    id: row.id,
    kind: row.kind,
    name: row.name,
    checkedOn: row.price_checked_on,
    daysUnchecked: daysBetween(row.price_checked_on, today),
    isApproximate: row.price_is_approximate === 1,
    isActive: row.status === 1,
    availability: row.availability === 'service-only' ? 'service-only' : 'on-sale',
    version: row.price_version,
    variants: (byModel.get(row.id) ?? []).map((variant) => ({
      id: variant.id,
      name: variant.name,
      difference: variant.difference,
    })),
  }))
}

/** Skips the first variant, whose difference is always 0, and ids of other models. */
async function writeVariantDifferences(db: Db, model: PricedModel, edit: PriceEdit): Promise<void> {
  const [, ...others] = model.variants
  for (const { id, difference } of edit.variants) {
    if (!others.some((variant) => variant.id === id && variant.difference !== difference)) continue
    await db.updateTable('variants').set({ difference }).where('id', '=', id).execute()
  }
}

function auditedPriceDifferences(before: PricedModel, after: PricedModel) {
  const moved = after.variants.filter(
    (variant, index) => variant.difference !== before.variants[index]?.difference,
  )
  const isSame = (column: keyof PricedModel) => before[column] === after[column]
  // The audit entry contains the price even if it was only checked.
  const told = priceColumns.filter((column) => column === 'price' || !isSame(column))
  const facts = (model: PricedModel): AuditedValues => ({
    ...pick(model, told),
    ...Object.fromEntries(
      model.variants
        .filter(({ id }) => moved.some((variant) => variant.id === id))
        .map(({ name, difference }) => [`difference of ${name}`, difference]),
    ),
  })
  const isOnlyChecked = told.every(isSame) && moved.length === 0
  return {
    action: isOnlyChecked ? 'checked the price of' : 'changed the price of',
    before: facts(before),
    after: facts(after),
  }
}
