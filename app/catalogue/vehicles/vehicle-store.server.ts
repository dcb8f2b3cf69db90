import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import { onSaleFirst } from './availability.ts'
import { withPictureMetadata } from './picture-metadata.server.ts'
import {
  type Accessory,
  type Colour,
  type Feature,
  normalizedVehicleName,
  type Vehicle,
  type VehicleKind,
} from './vehicle.ts'
import {
  accessoryFromRow,
  featureFromRow,
  type VehicleDetail,
  vehicleColourFromRow,
  vehicleDetailFromRow,
  vehicleFromRow,
} from './vehicle-from-rows.server.ts'

export type VehicleStore = ReturnType<typeof vehicleStore>

/** Models and their parts. `status` filters: public readers see active ones only. */
export function vehicleStore(db: Db, pictures: PictureLibrary) {
  const cards = () =>
    db
      .selectFrom('vehicles')
      .selectAll('vehicles')
      .select((eb) => [
        eb
          .selectFrom('colours')
          .select('hero')
          .whereRef('vehicle_id', '=', 'vehicles.id')
          .orderBy('position')
          .limit(1)
          .as('hero'),
        eb
          .selectFrom('colours')
          .select('icon')
          .whereRef('vehicle_id', '=', 'vehicles.id')
          .orderBy('position')
          .limit(1)
          .as('icon'),
      ])

  /** The library as a model has it. */
  const picturesOf = async (vehicleId: number) => {
    const row = await db
      .selectFrom('vehicles')
      .select(['kind', 'pictures_json'])
      .where('id', '=', vehicleId)
      .executeTakeFirst()
    const kind: VehicleKind = row?.kind ?? 'bike'
    return { kind, ...withPictureMetadata(pictures, row?.pictures_json ?? '{}') }
  }

  const byOldName = (name: string) =>
    db.selectFrom('old_names').select('vehicle_id').where('name', '=', name)

  return {
    /** Active models, of one kind or of all, in the dealer's order; those that are no longer sold come last. */
    async listActive(kind?: VehicleKind): Promise<Vehicle[]> {
      let query = cards().where('status', '=', 1).orderBy('kind').orderBy('position')
      if (kind) query = query.where('kind', '=', kind)
      return onSaleFirst((await query.execute()).map((row) => vehicleFromRow(row, pictures)))
    },

    /** Every model of a kind, for the staff's list. */
    async listAll(kind: VehicleKind): Promise<Vehicle[]> {
      const rows = await cards()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .execute()
      return rows.map((row) => vehicleFromRow(row, pictures))
    },

    /** By display name with or without spaces, in any case, or by what it was called; inactive ones too: the caller decides. */
    async findByName(name: string): Promise<VehicleDetail | undefined> {
      const key = normalizedVehicleName(name)
      const row =
        (await cards().where('key', '=', key).executeTakeFirst()) ??
        (await cards().where('id', '=', byOldName(key)).executeTakeFirst())
      if (!row) return undefined
      const variants = await db
        .selectFrom('variants')
        .select(['name', 'difference'])
        .where('vehicle_id', '=', row.id)
        .orderBy('position')
        .execute()
      return vehicleDetailFromRow(row, variants, pictures)
    },

    /** By its address among models; inactive ones too. */
    async findBySlug(slug: string): Promise<{ name: string; isActive: boolean } | undefined> {
      const row = await db
        .selectFrom('vehicles')
        .select(['name', 'status'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row && { name: row.name, isActive: row.status === 1 }
    },

    async listColours(vehicleId: number): Promise<Colour[]> {
      const rows = await db
        .selectFrom('colours')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      const told = await picturesOf(vehicleId)
      return rows.map((row) => vehicleColourFromRow(row, told.kind, told))
    },

    async listFeatures(vehicleId: number): Promise<Feature[]> {
      const rows = await db
        .selectFrom('features')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      const told = await picturesOf(vehicleId)
      return rows.map((row) => featureFromRow(row, told))
    },

    async listAccessories(vehicleId: number): Promise<Accessory[]> {
      const rows = await db
        .selectFrom('accessories')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      const told = await picturesOf(vehicleId)
      return rows.map((row) => accessoryFromRow(row, told))
    },

    /** Options of a form: every model that ever was for machines that visitors own, otherwise those on sale. */
    async listFormModels(of: { isOwned: boolean }): Promise<{ value: string; label: string }[]> {
      const all = db
        .selectFrom('vehicles')
        .select(['name', 'slug', 'form_value'])
        .where('deleted_at', 'is', null)
        .orderBy('kind')
        .orderBy('position')
      const rows = await (of.isOwned
        ? all
        : all.where('status', '=', 1).where('availability', '=', 'on-sale')
      ).execute()
      return rows.map((row) => ({ value: row.form_value ?? row.slug, label: row.name }))
    },

    /** A colour of any model as it is called, by its name in any case or its slug. */
    async findColourName(typed: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('colours')
        .select('name')
        .where((eb) =>
          eb.or([
            eb('name', '=', typed),
            eb(eb.fn<string>('lower', ['name']), '=', typed.toLowerCase()),
            eb('slug', '=', typed.toLowerCase()),
          ]),
        )
        .orderBy('id')
        .executeTakeFirst()
      return row?.name
    },

    /** The display name that a typed or chosen model stands for, or undefined. */
    async findDisplayName(typed: string): Promise<string | undefined> {
      const folded = normalizeSearchText(typed)
      const row = await db
        .selectFrom('vehicles')
        .select('name')
        .where((eb) =>
          eb.or([
            eb('key', 'in', [normalizedVehicleName(typed), normalizedVehicleName(folded)]),
            eb('slug', '=', folded),
            eb('form_value', '=', folded),
            eb('id', '=', byOldName(normalizedVehicleName(typed))),
          ]),
        )
        // Who is called so comes before who was.
        .orderBy((eb) => eb('id', '=', byOldName(normalizedVehicleName(typed))))
        .executeTakeFirst()
      return row?.name
    },
  }
}

export type { VehicleDetail } from './vehicle-from-rows.server.ts'
