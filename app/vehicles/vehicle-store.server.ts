import type { Selectable } from 'kysely'
import type { Db } from '#app/db/connect.server.ts'
import type {
  AccessoryTable,
  ColourTable,
  FeatureTable,
  VehicleRow,
} from '#app/db/schema-catalogue.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'
import { fromStored } from '#app/shapes/from-stored.ts'
import { figures, figuresFallback } from './figures.ts'
import {
  sources,
  specifications,
  specificationsFallback,
  summary,
  summaryFallback,
} from './specifications.ts'
import {
  type Accessory,
  bikeNameOf,
  type Colour,
  type Feature,
  type Variant,
  type Vehicle,
  type VehicleKind,
  vehicleKey,
} from './vehicle.ts'

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

  return {
    /** Active models, of one kind or of all, in the dealer's order. */
    async listActive(kind?: VehicleKind): Promise<Vehicle[]> {
      let query = cards().where('status', '=', 1).orderBy('kind').orderBy('position')
      if (kind) query = query.where('kind', '=', kind)
      return (await query.execute()).map((row) => toVehicle(row, pictures))
    },

    /** Every model of a kind, for the staff's list. */
    async listAll(kind: VehicleKind): Promise<Vehicle[]> {
      const rows = await cards().where('kind', '=', kind).orderBy('position').execute()
      return rows.map((row) => toVehicle(row, pictures))
    },

    /** By display name with or without spaces, in any case; inactive ones too: the caller decides. */
    async findByName(name: string): Promise<VehicleDetail | undefined> {
      const row = await cards().where('key', '=', vehicleKey(name)).executeTakeFirst()
      if (!row) return undefined
      const variants = await db
        .selectFrom('variants')
        .select(['name', 'difference'])
        .where('vehicle_id', '=', row.id)
        .orderBy('position')
        .execute()
      return toDetail(row, variants, pictures)
    },

    async listColours(vehicleId: number): Promise<Colour[]> {
      const rows = await db
        .selectFrom('colours')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      return rows.map((row) => toColour(row, pictures))
    },

    async listFeatures(vehicleId: number): Promise<Feature[]> {
      const rows = await db
        .selectFrom('features')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      return rows.map((row) => toFeature(row, pictures))
    },

    async listAccessories(vehicleId: number): Promise<Accessory[]> {
      const rows = await db
        .selectFrom('accessories')
        .selectAll()
        .where('vehicle_id', '=', vehicleId)
        .orderBy('position')
        .execute()
      return rows.map((row) => toAccessory(row, pictures))
    },

    /** What forms offer: for a machine that somebody owns every model there ever was, else those on the site. */
    async listFormModels(of: { isOwned: boolean }): Promise<{ value: string; label: string }[]> {
      const all = db
        .selectFrom('vehicles')
        .select(['name', 'slug', 'form_value'])
        .orderBy('kind')
        .orderBy('position')
      const rows = await (of.isOwned ? all : all.where('status', '=', 1)).execute()
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
      const row = await db
        .selectFrom('vehicles')
        .select('name')
        .where((eb) =>
          eb.or([
            eb('key', '=', vehicleKey(typed)),
            eb('slug', '=', typed.toLowerCase()),
            eb('form_value', '=', typed.toLowerCase()),
          ]),
        )
        .executeTakeFirst()
      return row?.name
    },
  }
}

/** A model with what its own page needs at once; the tabs' parts are read when they are opened. */
export type VehicleDetail = ReturnType<typeof toDetail>

type CardRow = VehicleRow & { hero: string | null; icon: string | null }

function toVehicle(row: CardRow, pictures: PictureLibrary): Vehicle {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    bikeName: bikeNameOf(row.name),
    slug: row.slug,
    formValue: row.form_value ?? row.slug,
    isActive: row.status === 1,
    hasDetails: row.has_details === 1,
    tagline: row.tagline,
    use: row.use,
    engineCc: row.engine_cc,
    price: row.price,
    priceCheckedOn: row.price_checked_on,
    priceIsApproximate: row.price_is_approximate === 1,
    summary: fromStored(summary, row.summary_json, summaryFallback),
    figures: fromStored(figures, row.figures_json, figuresFallback),
    hero: pictures.get(row.hero ?? ''),
    icon: pictures.get(row.icon ?? ''),
    hasPlaceholderPictures: row.has_placeholder_pictures === 1,
  }
}

function toDetail(
  row: CardRow,
  variants: { name: string; difference: number }[],
  pictures: PictureLibrary,
) {
  const view = (name: string) =>
    row.has_placeholder_pictures === 1 ? undefined : pictures.find(`${row.picture_folder}/${name}`)
  return {
    ...toVehicle(row, pictures),
    note: row.note,
    /** Where its turntable's frames are. */
    turntableFolder: row.turntable_folder,
    description: row.description,
    /** In its first colour, where they have been taken of this machine. */
    views: { side: view('side'), rear: view('rear') },
    specifications: fromStored(specifications, row.specifications_json, specificationsFallback),
    sources: fromStored(sources, row.sources_json, []),
    variants: variants.map(
      ({ name, difference }): Variant => ({ name, difference, price: row.price + difference }),
    ),
  }
}

function toColour(row: Selectable<ColourTable>, pictures: PictureLibrary): Colour {
  const { id, name, slug, swatch, swatch2, variant } = row
  return {
    id,
    name,
    slug,
    swatch,
    swatch2,
    variant,
    hero: pictures.get(row.hero),
    icon: pictures.get(row.icon),
  }
}

function toFeature(row: Selectable<FeatureTable>, pictures: PictureLibrary): Feature {
  return {
    heading: row.heading,
    description: row.description,
    picture: pictures.get(row.picture),
  }
}

function toAccessory(row: Selectable<AccessoryTable>, pictures: PictureLibrary): Accessory {
  const { id, heading, description, price } = row
  return {
    id,
    heading,
    description,
    partNo: row.part_no,
    price,
    picture: pictures.get(row.picture),
  }
}
