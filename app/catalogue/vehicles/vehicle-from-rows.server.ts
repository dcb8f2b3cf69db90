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
import { ownPicturesSchema } from './colour-fields.ts'
import { measurementsSchema } from './measurement-fields.ts'
import { emptyMeasurements } from './measurements.ts'
import { extraModelFieldsSchema, modelFields } from './model-content.ts'
import { paintFinishes } from './paint-finishes.ts'
import { asIconPicture, withPictureMetadata } from './picture-metadata.server.ts'
import {
  emptySpecifications,
  emptySummary,
  specificationsSchema,
  summarySchema,
} from './specification-fields.ts'
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

// Converts the rows of a model, from the database or a draft, to the data of its pages. The
// functions for colours, features and accessories expect the library from `withPictureMetadata`.

/** A model with the data of its page. The tabs fetch theirs when they open. */
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
    // The row keeps its last price, but visitors do not see it.
    price: isOnSale ? row.price : unknownPrice,
    priceCheckedOn: row.price_checked_on,
    priceIsApproximate: isOnSale && row.price_is_approximate === 1,
    summary: parseStoredJson(summarySchema, row.summary_json, emptySummary),
    figures: parseStoredJson(measurementsSchema, row.figures_json, emptyMeasurements),
    registration: parseStoredJson(extraModelFieldsSchema, row.more_json, {}).registration ?? {},
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
    /** Folder of the turntable pictures, and the dealer's own ones in the order of rotation. */
    turntableFolder: row.turntable_folder,
    ownFrames: own.frames ?? [],
    description: row.description,
    /** Film as a YouTube id or the name of an uploaded file. */
    film: { youtubeId: film ?? null, file: filmFile ?? null },
    /** Name of an uploaded file. */
    brochure,
    /** All other fields without a column. */
    more,
    /** Views in the first colour, if there are pictures of this model. */
    views: { side: view('side'), rear: view('rear') },
    specifications: parseStoredJson(
      specificationsSchema,
      row.specifications_json,
      emptySpecifications,
    ),
    sources: parseStoredJson(modelFields.sources.schema, row.sources_json, []),
    specificationsCheckedOn: row.specifications_checked_on,
    variants: variants.map(
      ({ name, difference }): Variant => ({
        name,
        difference,
        // If the model's price is unknown, that of its variants is too.
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
