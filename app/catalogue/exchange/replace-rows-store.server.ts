import type * as v from 'valibot'
import type { Db } from '#app/db/connect.server.ts'
import { vehicleKey } from '#app/vehicles/vehicle.ts'
import type { archiveGallery, archiveOffers } from './archive-shapes.ts'

type Offers = v.InferOutput<typeof archiveOffers>
type Gallery = v.InferOutput<typeof archiveGallery>

/** The list as the archive has it: one that is known by its picture is edited, the rest goes for a day or comes. */
export async function replaceOffers(trx: Db, offers: Offers, now: Date): Promise<void> {
  const ids = await idsByKey(trx)
  const there = await trx
    .selectFrom('offers')
    .select(['id', 'picture', 'title', 'description', 'models_json', 'until', 'version'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const rows = offers.map(({ models = [], until = null, ...offer }) => ({
    ...offer,
    models_json: JSON.stringify(models.flatMap((name) => ids.get(vehicleKey(name)) ?? [])),
    until,
  }))
  const { kept, come, gone } = matched(there, rows)
  for (const { was, is } of kept)
    if (differs(was, is))
      await trx
        .updateTable('offers')
        .set({ ...is, version: was.version + 1 })
        .where('id', '=', was.id)
        .execute()
  for (const row of come)
    await trx
      .insertInto('offers')
      .values({
        ...row,
        created_at: now.toISOString(),
        confirmed_on: now.toISOString().slice(0, 10),
      })
      .execute()
  if (gone.length > 0)
    await trx
      .updateTable('offers')
      .set({ deleted_at: now.toISOString() })
      .where('id', 'in', gone)
      .execute()
}

export async function replaceGallery(trx: Db, gallery: Gallery, now: Date): Promise<void> {
  const there = await trx
    .selectFrom('gallery_images')
    .select(['id', 'picture', 'caption', 'version'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const { kept, come, gone } = matched(there, gallery)
  for (const { was, is } of kept)
    if (differs(was, is))
      await trx
        .updateTable('gallery_images')
        .set({ ...is, version: was.version + 1 })
        .where('id', '=', was.id)
        .execute()
  for (const row of come)
    await trx
      .insertInto('gallery_images')
      .values({ ...row, created_at: now.toISOString() })
      .execute()
  if (gone.length > 0)
    await trx
      .updateTable('gallery_images')
      .set({ deleted_at: now.toISOString() })
      .where('id', 'in', gone)
      .execute()
}

type Pictured = { picture: string }

/** The same picture is the same thing; of two that share one, the first with the first. */
function matched<Was extends Pictured & { id: number }, Is extends Pictured>(
  there: readonly Was[],
  wanted: readonly Is[],
) {
  const free = [...there]
  const kept: { was: Was; is: Is }[] = []
  const come: Is[] = []
  for (const is of wanted) {
    const at = free.findIndex(({ picture }) => picture === is.picture)
    const [was] = at < 0 ? [] : free.splice(at, 1)
    if (was) kept.push({ was, is })
    else come.push(is)
  }
  return { kept, come, gone: free.map(({ id }) => id) }
}

const differs = (was: object, is: object) => {
  const old = new Map(Object.entries(was))
  return Object.entries(is).some(([column, value]) => old.get(column) !== value)
}

async function idsByKey(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('vehicles').select(['id', 'key']).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
