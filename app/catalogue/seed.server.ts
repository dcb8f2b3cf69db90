import type { Db } from '#app/db/connect.server.ts'
import { vehicleKey } from '#app/vehicles/vehicle.ts'
import type { CatalogueVehicle } from './catalogue.ts'
import type { Catalogue } from './catalogue-files.server.ts'
import { heroPicture, iconPicture } from './catalogue-pictures.ts'

/** Fills an empty database with the catalogue; one that has vehicles is left alone. Returns whether it did. */
export async function seedCatalogue(db: Db, catalogue: Catalogue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const present = await trx.selectFrom('vehicles').select('id').limit(1).executeTakeFirst()
    if (present) return false
    for (const vehicle of catalogue.vehicles) await insertVehicle(trx, vehicle)
    await insertShopWindow(trx, catalogue, now.toISOString())
    return true
  })
}

async function insertVehicle(db: Db, vehicle: CatalogueVehicle): Promise<void> {
  const { pictures } = vehicle
  const { id } = await db
    .insertInto('vehicles')
    .values({
      kind: vehicle.kind,
      key: vehicleKey(vehicle.name),
      name: vehicle.name,
      slug: vehicle.slug,
      form_value: vehicle.formValue ?? null,
      status: vehicle.status === 'active' ? 1 : 0,
      has_details: vehicle.hasDetails ? 1 : 0,
      position: vehicle.position,
      note: vehicle.note ?? null,
      tagline: vehicle.tagline,
      description: vehicle.description,
      use: vehicle.use,
      engine_cc: vehicle.engineCc ?? null,
      price: vehicle.price,
      price_checked_on: vehicle.priceCheckedOn,
      price_is_approximate: vehicle.priceIsApproximate ? 1 : 0,
      summary_json: JSON.stringify(vehicle.summary),
      specifications_json: JSON.stringify(vehicle.specifications),
      figures_json: JSON.stringify(vehicle.figures),
      sources_json: JSON.stringify(vehicle.sources),
      picture_folder: pictures.folder,
      turntable_folder: pictures.turntable ?? pictures.folder,
      has_placeholder_pictures: pictures.isPlaceholder ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const placed = <T>(entries: readonly T[]) =>
    entries.map((entry, index) => ({ entry, vehicle_id: id, position: index + 1 }))
  await db
    .insertInto('variants')
    .values(placed(vehicle.variants).map(({ entry, ...at }) => ({ ...at, ...entry })))
    .execute()
  await db
    .insertInto('colours')
    .values(
      placed(vehicle.colours).map(({ entry, ...at }) => ({
        ...at,
        name: entry.name,
        slug: entry.slug,
        swatch: entry.swatch,
        swatch2: entry.swatch2 ?? null,
        variant: entry.variant ?? null,
        hero: heroPicture(pictures, entry),
        icon: iconPicture(pictures, entry),
      })),
    )
    .execute()
  await db
    .insertInto('features')
    .values(placed(vehicle.features).map(({ entry, ...at }) => ({ ...at, ...entry })))
    .execute()
  await db
    .insertInto('accessories')
    .values(
      placed(vehicle.accessories).map(({ entry: { partNo, ...entry }, ...at }) => ({
        ...at,
        ...entry,
        part_no: partNo,
      })),
    )
    .execute()
}

async function insertShopWindow(db: Db, catalogue: Catalogue, now: string): Promise<void> {
  const { dealer, facts, slides, gallery, offers, films } = catalogue
  await db
    .insertInto('dealers')
    .values({ id: dealer.id, facts_json: JSON.stringify(dealer) })
    .execute()
  // The migration has filled these, for databases that were there before it.
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
      slides.map(({ tallPicture, link, ...slide }, index) => ({
        ...slide,
        position: index + 1,
        tall_picture: tallPicture ?? null,
        link_text: link.text,
        link_href: link.href,
      })),
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
      offers.map(({ models = [], until, ...offer }) => ({
        ...offer,
        models_json: JSON.stringify(models.flatMap((name) => ids.get(vehicleKey(name)) ?? [])),
        until: until ?? null,
        created_at: now,
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
