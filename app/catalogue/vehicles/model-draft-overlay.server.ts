import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { onSaleFirst } from './availability.ts'
import type { ModelRows } from './model-rows.ts'
import { withPictureMetadata } from './picture-metadata.server.ts'
import { isSameName, normalizedVehicleName, type Vehicle } from './vehicle.ts'
import {
  accessoryFromRow,
  featureFromRow,
  type VehicleCardRow,
  vehicleColourFromRow,
  vehicleDetailFromRow,
  vehicleFromRow,
} from './vehicle-from-rows.server.ts'
import type { VehicleStore } from './vehicle-store.server.ts'

/** The published model that the draft replaces; undefined for a new model. */
type ReplacedModel = { id: number; name: string } | undefined

/** An id that no row has, because the draft has no row yet. */
const unsavedId = -1

/**
 * Returns a vehicle store in which `rows` replace one published model, or add a new one. The model
 * is visible even if it is inactive.
 */
export function withModelDraftOverlay(
  store: VehicleStore,
  rows: ModelRows,
  { beneath, pictures }: { beneath: ReplacedModel; pictures: PictureLibrary },
): VehicleStore {
  const id = beneath?.id ?? unsavedId
  const row = cardRowFromDraft(rows, id)
  const card = vehicleFromRow(row, pictures)
  const detail = vehicleDetailFromRow(row, rows.variants, pictures)
  const told = withPictureMetadata(pictures, row.pictures_json)
  const numbered = <Part extends object>(parts: readonly Part[]) =>
    parts.map((part, index) => ({ ...part, id: unsavedId - index, vehicle_id: id }))
  const colours = numbered(rows.colours).map((it) =>
    vehicleColourFromRow(
      {
        finish: null,
        shown_in: null,
        ...it,
        swatch2: it.swatch2 ?? null,
        variant: it.variant ?? null,
      },
      row.kind,
      told,
    ),
  )
  const features = numbered(rows.features).map((it) => featureFromRow(it, told))
  const accessories = numbered(rows.accessories).map((it) =>
    accessoryFromRow({ version: 1, fitting: null, ...it }, told),
  )
  const option = { value: card.formValue, label: card.name }

  return {
    listActive: async (kind) =>
      kind === undefined || kind === card.kind
        ? onSaleFirst(insertCard(await store.listActive(kind), card))
        : (await store.listActive(kind)).filter((it) => it.id !== id),

    listAll: async (kind) =>
      kind === card.kind
        ? insertCard(await store.listAll(kind), card)
        : (await store.listAll(kind)).filter((it) => it.id !== id),

    async findByName(name) {
      if (normalizedVehicleName(name) === row.key) return detail
      const found = await store.findByName(name)
      return found?.id === id ? detail : found
    },

    findBySlug: async (slug) =>
      slug === row.slug ? { name: card.name, isActive: true } : store.findBySlug(slug),

    listColours: async (of) => (of === id ? colours : store.listColours(of)),
    listFeatures: async (of) => (of === id ? features : store.listFeatures(of)),
    listAccessories: async (of) => (of === id ? accessories : store.listAccessories(of)),

    async listFormModels(of) {
      const listed = await store.listFormModels(of)
      if (!card.isOnSale && !of.isOwned)
        return listed.filter(({ label }) => label !== beneath?.name)
      return listed.some(({ label }) => label === beneath?.name)
        ? listed.map((it) => (it.label === beneath?.name ? option : it))
        : [...listed, option]
    },

    async findColourName(typed) {
      const own = colours.find(
        ({ name, slug }) => isSameName(name, typed) || isSameName(slug, typed),
      )
      return own?.name ?? store.findColourName(typed)
    },

    async findDisplayName(typed) {
      const isOwn = normalizedVehicleName(typed) === row.key
      if (isOwn || isSameName(typed, row.slug) || isSameName(typed, card.formValue))
        return card.name
      const name = await store.findDisplayName(typed)
      return name !== undefined && name === beneath?.name ? card.name : name
    },
  }
}

/** Inserts the card in its old place, or after the others of its kind. */
function insertCard(listed: readonly Vehicle[], card: Vehicle): Vehicle[] {
  const before = listed.findIndex((it) => it.id === card.id)
  if (listed[before]?.kind === card.kind) return listed.with(before, card)
  const others = listed.filter((it) => it.id !== card.id)
  const last = others.findLastIndex((it) => it.isOnSale && it.kind <= card.kind)
  return others.toSpliced(last + 1, 0, card)
}

function cardRowFromDraft({ vehicle, colours }: ModelRows, id: number): VehicleCardRow {
  return {
    price_is_approximate: 0,
    price_version: 1,
    specifications_version: 1,
    figures_json: '{}',
    pictures_json: '{}',
    more_json: '{}',
    ...vehicle,
    id,
    availability: vehicle.availability ?? 'on-sale',
    form_value: vehicle.form_value ?? null,
    note: vehicle.note ?? null,
    engine_cc: vehicle.engine_cc ?? null,
    status: 1,
    deleted_at: null,
    deleted_status: null,
    hero: colours[0]?.hero ?? null,
    icon: colours[0]?.icon ?? null,
  }
}
