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

/** Queries of models and their parts. `status` 1 means active; visitors see active models only. */
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

  /** Returns the picture library with the metadata of one model. */
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
    /**
     * Lists active models of one kind or of all, in the dealer's order. Models that are no longer
     * sold come last.
     */
    async listActive(kind?: VehicleKind): Promise<Vehicle[]> {
      let query = cards().where('status', '=', 1).orderBy('kind').orderBy('position')
      if (kind) query = query.where('kind', '=', kind)
      return onSaleFirst((await query.execute()).map((row) => vehicleFromRow(row, pictures)))
    },

    /** Lists all models of a kind for staff. */
    async listAll(kind: VehicleKind): Promise<Vehicle[]> {
      const rows = await cards()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .execute()
      return rows.map((row) => vehicleFromRow(row, pictures))
    },

    /**
     * Finds a model by its current or a former name, ignoring spaces and case. Inactive models are
     * included; the caller decides.
     */
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

    /** Finds a model by its slug. Inactive models are included. */
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

    /** Lists the options of a form: every model for owners, otherwise those on sale. */
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

    /** Finds the name of a colour of any model, by name in any case or by slug. */
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

    /** Finds the display name of a typed or selected model, or undefined. */
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
        // A current name takes precedence over a former one.
        .orderBy((eb) => eb('id', '=', byOldName(normalizedVehicleName(typed))))
        .executeTakeFirst()
      return row?.name
    },
  }
}

export type { VehicleDetail } from './vehicle-from-rows.server.ts'
