import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { rowsToModelDocument } from '#app/catalogue/vehicles/model-rows.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** A model of the site. `isDeleted` is `true` if the model was deleted within the last day. */
export type SiteModel = { id: number; isDeleted: boolean; document: ModelDocument }

/** Number of models that are read at once. Other requests are handled between two batches. */
const batchSize = 50

/**
 * Yields each model in the form that its archive file has. The models are sorted by kind, then in
 * the dealer's order.
 */
export async function* iterateSiteModels(db: Db): AsyncGenerator<SiteModel> {
  const all = await db
    .selectFrom('vehicles')
    .select('id')
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (let from = 0; from < all.length; from += batchSize)
    yield* await readModels(
      db,
      all.slice(from, from + batchSize).map(({ id }) => id),
    )
}

async function readModels(db: Db, ids: readonly number[]): Promise<SiteModel[]> {
  const vehicles = await db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const [variants, colours, features, accessories] = await Promise.all([
    db
      .selectFrom('variants')
      .selectAll()
      .where('vehicle_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('colours')
      .selectAll()
      .where('vehicle_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('features')
      .selectAll()
      .where('vehicle_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('accessories')
      .selectAll()
      .where('vehicle_id', 'in', ids)
      .orderBy('position')
      .execute(),
  ])
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const own = <Row extends { vehicle_id: number }>(rows: readonly Row[]) => {
    const groups = Map.groupBy(rows, (row) => row.vehicle_id)
    return (id: number) => groups.get(id) ?? []
  }
  const of = {
    variants: own(variants),
    colours: own(colours),
    features: own(features),
    accessories: own(accessories),
  }
  return ids.flatMap((id) => {
    const vehicle = byId.get(id)
    if (!vehicle) return []
    const document = rowsToModelDocument({
      vehicle,
      variants: of.variants(id),
      colours: of.colours(id),
      features: of.features(id),
      accessories: of.accessories(id),
    })
    return [{ id, isDeleted: vehicle.deleted_at !== null, document }]
  })
}
