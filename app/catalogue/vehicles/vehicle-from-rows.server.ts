import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { isPlaceholderDrawing } from '#app/media/pictures/placeholder-drawing.ts'
import type {
  AccessoryRow,
  ColourRow,
  FeatureRow,
  VehicleRow,
} from '#app/platform/db/schema-catalogue.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { isAccessoryFitting } from './accessory-fittings.ts'
import { emptyMeasurements, measurementsSchema } from './measurements.ts'
import { extraModelFieldsSchema } from './model-document.ts'
import { ownPicturesSchema } from './model-rows.ts'
import { paintFinishes } from './paint-finishes.ts'
import { asIconPicture, withPictureMetadata } from './picture-metadata.server.ts'
import {
  emptySpecifications,
  emptySummary,
  sourcesSchema,
  specificationsSchema,
  summarySchema,
} from './specification-schemas.ts'
import {
  type Accessory,
  type Colour,
  type Feature,
  toBikeName,
  unknownPrice,
  type Variant,
  type Vehicle,
  type VehicleKind,
} from './vehicle.ts'
import * as words from './words.ts'

// What pages show of a model's rows, whether the database holds them or a draft. Parts are given the library as
// `withPictureMetadata` gives it of their model.

/** A model with what its own page needs at once; the tabs' parts are read when they are opened. */
export type VehicleDetail = ReturnType<typeof vehicleDetailFromRow>

export type VehicleCardRow = VehicleRow & { hero: string | null; icon: string | null }

export function vehicleFromRow(row: VehicleCardRow, library: PictureLibrary): Vehicle {
  const pictures = withPictureMetadata(library, row.pictures_json)
  const isOnSale = row.availability !== 'service-only'
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    bikeName: toBikeName(row.name),
    slug: row.slug,
    formValue: row.form_value ?? row.slug,
    isActive: row.status === 1,
    hasDetails: row.has_details === 1,
    isOnSale,
    tagline: row.tagline,
    use: row.use,
    engineCc: row.engine_cc,
    // The row keeps its last price; visitors are not offered it.
    price: isOnSale ? row.price : unknownPrice,
    priceCheckedOn: row.price_checked_on,
    priceIsApproximate: isOnSale && row.price_is_approximate === 1,
    summary: parseStoredJson(summarySchema, row.summary_json, emptySummary),
    figures: parseStoredJson(measurementsSchema, row.figures_json, emptyMeasurements),
    hero: pictures.get(row.hero ?? '', row.kind),
    icon: asIconPicture(pictures.get(row.icon ?? '', row.kind)),
    hasPlaceholderPictures: row.has_placeholder_pictures === 1,
  }
}

export function vehicleDetailFromRow(
  row: VehicleCardRow,
  variants: { name: string; difference: number }[],
  library: PictureLibrary,
) {
  const pictures = withPictureMetadata(library, row.pictures_json)
  const own = parseStoredJson(ownPicturesSchema, row.pictures_json, {})
  const { film, filmFile, brochure, ...more } = parseStoredJson(
    extraModelFieldsSchema,
    row.more_json,
    {},
  )
  const view = (name: 'side' | 'rear') =>
    row.has_placeholder_pictures === 1
      ? undefined
      : pictures.find(own[name] ?? `${row.picture_folder}/${name}`)
  const vehicle = vehicleFromRow(row, library)
  return {
    ...vehicle,
    note: row.note,
    /** Where its turntable's frames are, and the dealer's own frames in the order in which it turns. */
    turntableFolder: row.turntable_folder,
    ownFrames: own.frames ?? [],
    description: row.description,
    /** On YouTube or uploaded, by id and name. */
    film: { youtubeId: film ?? null, file: filmFile ?? null },
    /** The name of an uploaded one. */
    brochure,
    /** What else has no column, whole: a field more is here by itself. */
    more,
    /** In its first colour, where they have been taken of this machine. */
    views: { side: view('side'), rear: view('rear') },
    specifications: parseStoredJson(
      specificationsSchema,
      row.specifications_json,
      emptySpecifications,
    ),
    sources: parseStoredJson(sourcesSchema, row.sources_json, []),
    specificationsCheckedOn: row.specifications_checked_on,
    variants: variants.map(
      ({ name, difference }): Variant => ({
        name,
        difference,
        // More than nobody knows what is not known either.
        price: vehicle.price === unknownPrice ? unknownPrice : vehicle.price + difference,
      }),
    ),
  }
}

export function vehicleColourFromRow(
  row: ColourRow,
  kind: VehicleKind,
  pictures: PictureLibrary,
): Colour {
  const { id, name, slug, swatch, swatch2, variant, shown_in: shownIn } = row
  const hero = pictures.get(row.hero, kind)
  return {
    id,
    name,
    slug,
    swatch,
    swatch2,
    variant,
    finish: paintFinishes.find((it) => it === row.finish) ?? null,
    ...(isPlaceholderDrawing(hero)
      ? { note: words.notPictured }
      : shownIn !== null && { note: words.shownIn(shownIn) }),
    hero,
    icon: asIconPicture(pictures.get(row.icon, kind)),
  }
}

export function featureFromRow(row: FeatureRow, pictures: PictureLibrary): Feature {
  return {
    heading: row.heading,
    description: row.description,
    picture: pictures.get(row.picture),
  }
}

export function accessoryFromRow(row: AccessoryRow, pictures: PictureLibrary): Accessory {
  const { id, heading, description, price, fitting } = row
  return {
    id,
    heading,
    description,
    partNo: row.part_no,
    price,
    picture: pictures.get(row.picture),
    ...(isAccessoryFitting(fitting) && { fitting }),
  }
}
