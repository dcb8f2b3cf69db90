import type { Generated, Insertable, Selectable } from 'kysely'

// Tables of the site's content.

/** One row. `revision` rises with every change that a public page may show. */
export type ContentRevisionTable = { id: number; revision: number }

export type VehicleTable = {
  id: Generated<number>
  kind: 'bike' | 'scooter' | 'ev'
  /** Display name in lower case without spaces, for comparisons of names. */
  key: string
  name: string
  slug: string
  /** Value of this model in forms (`honda-dio`); null if forms use the slug. */
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
  /** 1 until staff save or confirm the price. */
  price_is_approximate: Generated<0 | 1>
  /** Rises with every edit of the price or of a variant's difference. */
  price_version: Generated<number>
  summary_json: string
  /** Day of the last confirmation of the specification. */
  specifications_checked_on: string
  /** Rises with every edit or confirmation of the specification. */
  specifications_version: Generated<number>
  specifications_json: string
  sources_json: string
  figures_json: Generated<string>
  /** Folders of the picture set for the stills and the turntable. */
  picture_folder: string
  turntable_folder: string
  has_placeholder_pictures: 0 | 1
  /** Pictures that the dealer uploaded for the model, by place, and texts for single pictures. */
  pictures_json: Generated<string>
  /** All other fields of a model. */
  more_json: Generated<string>
  /** Time of deletion, and the status before the deletion. The row can be restored for a day. */
  deleted_at: Generated<string | null>
  deleted_status: Generated<0 | 1 | null>
}

export type VariantTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  name: string
  /** Whole rupees, added to the model's price. */
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
  /** Name of the only variant that has this colour; null for all. */
  variant: string | null
  /** Names of the hero picture and the transparent icon in this colour. */
  hero: string
  icon: string
  /** Finish of the paint; null if unknown. */
  finish: Generated<string | null>
  /** Name of the colour whose pictures are shown if this colour has no pictures. */
  shown_in: Generated<string | null>
}

/** A former key or slug of a model, valid until another model uses it. */
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
  /** Rupees as a decimal text, in the form that the endpoints return. A part may cost 49.50. */
  price: string
  /** Day of the last confirmation. */
  price_checked_on: string
  picture: string
  version: Generated<number>
  /** The shape in the 3D view (`accessory-fittings.ts`); null if the accessory is not drawn. */
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
  /**
   * The side of the picture with room for text (`text-side.ts`). Null: derived from the link.
   */
  quiet_side: string | null
  tall_quiet_side: string | null
  /** First and last day on which the slide is shown, `YYYY-MM-DD`. */
  starts_on: string | null
  until: string | null
}

export type FilmTable = {
  /** The page that shows the film: `amc`, `optain`, `joy-club`. */
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
  /** Time of deletion; the row can be restored for 30 days. */
  deleted_at: string | null
  version: Generated<number>
  /** If null, the picture comes after the pictures with a position, in order of upload. */
  position: number | null
}

export type OfferTable = {
  id: Generated<number>
  title: string
  description: string
  picture: string
  /** Ids of the offer's models. */
  models_json: Generated<string>
  /** Last day, `YYYY-MM-DD`. */
  until: string | null
  created_at: string
  /** Day of the last confirmation. */
  confirmed_on: string
  /** As for gallery images. */
  deleted_at: string | null
  version: Generated<number>
  /** First day, `YYYY-MM-DD`. */
  starts_on: string | null
  /** If null, the offer comes before the offers with a position, newest first. */
  position: number | null
}

/** `facts_json`: see `dealer-schema.ts`. */
export type DealerTable = { id: number; facts_json: string; version: Generated<number> }

/** Settings of the business, by the name that the setting declares. */
export type SettingTable = { name: string; value_json: string; version: Generated<number> }

export type VehicleRow = Selectable<VehicleTable>
export type VariantRow = Selectable<VariantTable>
export type ColourRow = Selectable<ColourTable>
export type FeatureRow = Selectable<FeatureTable>
export type AccessoryRow = Selectable<AccessoryTable>

/** A model to insert, without the ids that the database assigns. */
export type NewVehicle = Omit<Insertable<VehicleTable>, 'id'>
export type NewVariant = NewVehicleChild<VariantTable>
export type NewColour = NewVehicleChild<ColourTable>
export type NewFeature = NewVehicleChild<FeatureTable>
export type NewAccessory = NewVehicleChild<AccessoryTable>

type NewVehicleChild<Table extends { id: unknown; vehicle_id: number }> = Omit<
  Insertable<Table>,
  'id' | 'vehicle_id' | 'version'
>
