import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { onSaleFirst } from './availability.ts'
import type { ModelRows } from './model-rows.ts'
import {
  type CardRow,
  toAccessory,
  toColour,
  toDetail,
  toFeature,
  toVehicle,
} from './shown-rows.server.ts'
import { toldPictures } from './told-pictures.server.ts'
import { type Vehicle, vehicleKey } from './vehicle.ts'
import type { VehicleStore } from './vehicle-store.server.ts'

/** What stands where the laid model is to stand; undefined of one that was never on the site. */
type Beneath = { id: number; name: string } | undefined

/** No row bears these: what is only written has no number yet. */
const noRow = -1

/**
 * The models as they would be if `rows` were on the site: the same questions, answered with one model laid
 * over what the database says. It is shown whether or not it is switched on.
 */
export function layOver(
  store: VehicleStore,
  rows: ModelRows,
  { beneath, pictures }: { beneath: Beneath; pictures: PictureLibrary },
): VehicleStore {
  const id = beneath?.id ?? noRow
  const row = cardRowOf(rows, id)
  const card = toVehicle(row, pictures)
  const detail = toDetail(row, rows.variants, pictures)
  const told = toldPictures(pictures, row.pictures_json)
  const numbered = <Part extends object>(parts: readonly Part[]) =>
    parts.map((part, index) => ({ ...part, id: noRow - index, vehicle_id: id }))
  const colours = numbered(rows.colours).map((it) =>
    toColour(
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
  const features = numbered(rows.features).map((it) => toFeature(it, told))
  const accessories = numbered(rows.accessories).map((it) =>
    toAccessory({ version: 1, fitting: null, ...it }, told),
  )
  const option = { value: card.formValue, label: card.name }

  return {
    listActive: async (kind) =>
      kind === undefined || kind === card.kind
        ? onSaleFirst(placed(await store.listActive(kind), card))
        : (await store.listActive(kind)).filter((it) => it.id !== id),

    listAll: async (kind) =>
      kind === card.kind
        ? placed(await store.listAll(kind), card)
        : (await store.listAll(kind)).filter((it) => it.id !== id),

    async findByName(name) {
      if (vehicleKey(name) === row.key) return detail
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
      const own = colours.find(({ name, slug }) => isSame(name, typed) || isSame(slug, typed))
      return own?.name ?? store.findColourName(typed)
    },

    async findDisplayName(typed) {
      const isOwn = vehicleKey(typed) === row.key
      if (isOwn || isSame(typed, row.slug) || isSame(typed, card.formValue)) return card.name
      const name = await store.findDisplayName(typed)
      return name !== undefined && name === beneath?.name ? card.name : name
    },
  }
}

/** In its place where the list has it, else behind those of its kind. */
function placed(listed: readonly Vehicle[], card: Vehicle): Vehicle[] {
  const before = listed.findIndex((it) => it.id === card.id)
  if (listed[before]?.kind === card.kind) return listed.with(before, card)
  const others = listed.filter((it) => it.id !== card.id)
  const last = others.findLastIndex((it) => it.isOnSale && it.kind <= card.kind)
  return others.toSpliced(last + 1, 0, card)
}

function cardRowOf({ vehicle, colours }: ModelRows, id: number): CardRow {
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
