import type { Generated, Insertable, Selectable } from 'kysely'

// What the site shows.

/** One row: `revision` moves with every change that a public page may show. */
export type ContentRevisionTable = { id: number; revision: number }

export type VehicleTable = {
  id: Generated<number>
  kind: 'bike' | 'scooter' | 'ev'
  /** Display name without spaces, lower case: what names are compared by. */
  key: string
  name: string
  slug: string
  /** What forms send for this model (`honda-dio`), or null: then the slug is used. */
  form_value: string | null
  status: 0 | 1
  has_details: 0 | 1
  /** `on-sale`, or `service-only`: no longer sold new. */
  availability: Generated<string>
  position: number
  note: string | null
  tagline: string
  description: string
  use: string
  engine_cc: number | null
  /** Ex-showroom, whole rupees. */
  price: number
  price_checked_on: string
  /** Until the staff save or confirm it. */
  price_is_approximate: Generated<0 | 1>
  /** Counts up with every edit of the price or a variant's difference. */
  price_version: Generated<number>
  summary_json: string
  /** The day on which somebody last said that the specification is right. */
  specifications_checked_on: string
  /** Counts up with every edit and confirmation of the specification. */
  specifications_version: Generated<number>
  specifications_json: string
  sources_json: string
  figures_json: Generated<string>
  /** Folders of the picture set that hold its stills and its turntable. */
  picture_folder: string
  turntable_folder: string
  has_placeholder_pictures: 0 | 1
  /** The dealer's own pictures of it, by place, and what is told of single ones. */
  pictures_json: Generated<string>
  /** What a model has beside these columns. */
  more_json: Generated<string>
  /** When the staff took it out of the list, kept a day for taking that back, and its status until then. */
  deleted_at: Generated<string | null>
  deleted_status: Generated<0 | 1 | null>
}

export type VariantTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  name: string
  /** Whole rupees over the model's price. */
  difference: number
}

export type ColourTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  name: string
  slug: string
  swatch: string
  swatch2: string | null
  /** The name of the variant that alone has this paint. */
  variant: string | null
  /** Names of the hero and the transparent icon in this colour. */
  hero: string
  icon: string
  /** How the paint shines, or null where nobody has said. */
  finish: Generated<string | null>
  /** The name of the colour in which its pictures show the machine, where it has none of its own. */
  shown_in: Generated<string | null>
}

/** What a model was called before: its old key or slug, until another model takes it. */
export type FormerVehicleNameTable = { name: string; vehicle_id: number; since: string }

export type FeatureTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  heading: string
  description: string
  picture: string
}

export type AccessoryTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  heading: string
  description: string
  part_no: string
  /** Rupees as a decimal text, as the calls answer it: a part may cost 49.50. */
  price: string
  /** The day on which somebody last said so. */
  price_checked_on: string
  picture: string
  version: Generated<number>
  /** The shape drawn in 3D (`accessory-fittings.ts`), or null: priced, never drawn. */
  fitting: Generated<string | null>
}

export type SlideTable = {
  id: Generated<number>
  position: number
  picture: string
  tall_picture: string | null
  headline: string
  line: string
  link_text: string
  link_href: string
  /** The side of the picture with room for text (`slide-document.ts`). Null: derived from the link. */
  quiet_side: string | null
  tall_quiet_side: string | null
  /** The first and the last day on which it is shown, `YYYY-MM-DD`. */
  starts_on: string | null
  until: string | null
}

export type FilmTable = {
  /** The page that shows it: `amc`, `optain`, `joy-club`. */
  id: string
  title: string
  poster: string
  youtube_id: string | null
  file: string | null
}

export type GalleryImageTable = {
  id: Generated<number>
  picture: string
  caption: string
  created_at: string
  /** When the staff deleted it; the row is kept a day for taking that back. */
  deleted_at: string | null
  version: Generated<number>
  /** Null: behind those that have one, as they came. */
  position: number | null
}

export type OfferTable = {
  id: Generated<number>
  title: string
  description: string
  picture: string
  /** Ids of the models that it is for. */
  models_json: Generated<string>
  /** Its last day, `YYYY-MM-DD`. */
  until: string | null
  created_at: string
  /** The day on which somebody last said that it holds. */
  confirmed_on: string
  /** As for gallery images. */
  deleted_at: string | null
  version: Generated<number>
  /** Its first day, `YYYY-MM-DD`. */
  starts_on: string | null
  /** Null: before those that have one, the newest first. */
  position: number | null
}

/** `facts_json`: see `dealer-schema.ts`. */
export type DealerTable = { id: number; facts_json: string; version: Generated<number> }

/** The business' figures and sentences, by the name that their noun declares. */
export type SettingTable = { name: string; value_json: string; version: Generated<number> }

export type VehicleRow = Selectable<VehicleTable>
export type VariantRow = Selectable<VariantTable>
export type ColourRow = Selectable<ColourTable>
export type FeatureRow = Selectable<FeatureTable>
export type AccessoryRow = Selectable<AccessoryTable>

/** What is written of a model, without the numbers that the database gives. */
export type NewVehicle = Omit<Insertable<VehicleTable>, 'id'>
export type NewVariant = NewVehicleChild<VariantTable>
export type NewColour = NewVehicleChild<ColourTable>
export type NewFeature = NewVehicleChild<FeatureTable>
export type NewAccessory = NewVehicleChild<AccessoryTable>

type NewVehicleChild<Table extends { id: unknown; vehicle_id: number }> = Omit<
  Insertable<Table>,
  'id' | 'vehicle_id' | 'version'
>
