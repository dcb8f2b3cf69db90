import { insertModel } from '#app/catalogue/vehicles/model-rows-query.server.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Catalogue } from './read-catalogue.server.ts'

/**
 * Fills an empty database with the catalogue. Returns `false` if the database already has vehicles.
 */
export async function seedCatalogue(db: Db, catalogue: Catalogue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const present = await trx.selectFrom('vehicles').select('id').limit(1).executeTakeFirst()
    if (present) return false
    for (const vehicle of catalogue.vehicles) await insertModel(trx, vehicle)
    await insertSiteContent(trx, catalogue, now.toISOString())
    return true
  })
}

async function insertSiteContent(db: Db, catalogue: Catalogue, now: string): Promise<void> {
  const { dealer, facts, slides, gallery, offers, films } = catalogue
  await db
    .insertInto('dealers')
    .values({ id: dealer.id, facts_json: JSON.stringify(dealer) })
    .execute()
  // A migration fills these settings for older databases, so they are replaced here.
  await db.deleteFrom('facts').execute()
  await db
    .insertInto('facts')
    .values(
      Object.entries(facts).map(([name, value]) => ({ name, value_json: JSON.stringify(value) })),
    )
    .execute()
  await db
    .insertInto('slides')
    .values(
      slides.map(
        ({ tallPicture, link, quietSide, tallQuietSide, from, until, ...slide }, index) => ({
          ...slide,
          quiet_side: quietSide ?? null,
          tall_quiet_side: tallQuietSide ?? null,
          starts_on: from ?? null,
          until: until ?? null,
          position: index + 1,
          tall_picture: tallPicture ?? null,
          link_text: link.text,
          link_href: link.href,
        }),
      ),
    )
    .execute()
  await db
    .insertInto('gallery_images')
    .values(gallery.map((image) => ({ ...image, created_at: now })))
    .execute()
  const ids = new Map(
    (await db.selectFrom('vehicles').select(['id', 'key']).execute()).map(({ id, key }) => [
      key,
      id,
    ]),
  )
  await db
    .insertInto('offers')
    .values(
      offers.map(({ models = [], from, until, ...offer }) => ({
        ...offer,
        models_json: JSON.stringify(
          models.flatMap((name) => ids.get(normalizedVehicleName(name)) ?? []),
        ),
        starts_on: from ?? null,
        until: until ?? null,
        created_at: now,
        confirmed_on: now.slice(0, 10),
      })),
    )
    .execute()
  if (films.length === 0) return
  await db
    .insertInto('films')
    .values(
      films.map(({ youtubeId, file, ...film }) => ({
        ...film,
        youtube_id: youtubeId ?? null,
        file: file ?? null,
      })),
    )
    .execute()
}
