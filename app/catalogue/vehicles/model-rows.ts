import * as v from 'valibot'
import type {
  AccessoryRow,
  ColourRow,
  FeatureRow,
  NewAccessory,
  NewColour,
  NewFeature,
  NewVariant,
  NewVehicle,
  VariantRow,
  VehicleRow,
} from '#app/platform/db/schema-catalogue.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { hexColour, oneOfOptions, pictureName } from '#app/platform/schema/schemas.ts'
import { isAccessoryFitting } from './accessory-fittings.ts'
import { availabilities, availabilityOf } from './availability.ts'
import { ownPicturesSchema } from './colour-fields.ts'
import { measurementsSchema } from './measurement-fields.ts'
import { emptyMeasurements } from './measurements.ts'
import {
  extraModelFieldNames,
  extraModelFieldsSchema,
  type ModelDocument,
  modelFields,
} from './model-content.ts'
import { findPicturedColour, heroPictureName, iconPictureName } from './model-picture-names.ts'
import { paintFinishes } from './paint-finishes.ts'
import {
  emptySpecifications,
  emptySummary,
  specificationsSchema,
  summarySchema,
} from './specification-fields.ts'
import { normalizedVehicleName } from './vehicle.ts'

/** The rows of a model, without the ids that the database assigns. */
export type ModelRows = {
  vehicle: NewVehicle
  variants: NewVariant[]
  colours: NewColour[]
  features: NewFeature[]
  accessories: NewAccessory[]
}

/** The rows of a model as read from the database. */
export type StoredModel = {
  vehicle: VehicleRow
  variants: Pick<VariantRow, 'name' | 'difference'>[]
  colours: ColourRow[]
  features: Pick<FeatureRow, 'heading' | 'description' | 'picture'>[]
  accessories: Pick<
    AccessoryRow,
    'heading' | 'description' | 'part_no' | 'price' | 'picture' | 'fitting'
  >[]
}

/** Converts a document to rows. */
export function modelToRows(model: ModelDocument): ModelRows {
  const { folder, turntable, isPlaceholder, ...own } = model.pictures
  const shown = findPicturedColour(model.colours)
  return {
    vehicle: {
      kind: model.kind,
      key: normalizedVehicleName(model.name),
      name: model.name,
      slug: model.slug,
      form_value: model.formValue ?? null,
      status: model.status === 'active' ? 1 : 0,
      has_details: model.hasDetails ? 1 : 0,
      availability: availabilityOf(model),
      position: model.position,
      note: model.note ?? null,
      tagline: model.tagline,
      description: model.description,
      use: model.use,
      engine_cc: model.engineCc ?? null,
      price: model.price,
      price_checked_on: model.priceCheckedOn,
      price_is_approximate: model.priceIsApproximate ? 1 : 0,
      summary_json: JSON.stringify(model.summary),
      specifications_json: JSON.stringify(model.specifications),
      figures_json: JSON.stringify(model.figures),
      sources_json: JSON.stringify(model.sources),
      specifications_checked_on: newestSourceDay(model),
      picture_folder: folder,
      turntable_folder: turntable ?? folder,
      has_placeholder_pictures: isPlaceholder ? 1 : 0,
      pictures_json: JSON.stringify(own),
      more_json: JSON.stringify(pick(model, extraModelFieldNames)),
    },
    variants: withPositions(model.variants),
    colours: withPositions(model.colours).map((colour) => {
      const { picture, hero, icon, variant, finish, swatch2, ...same } = colour
      const pictured = picture !== undefined || hero !== undefined ? colour : shown
      return {
        ...same,
        swatch2: swatch2 ?? null,
        variant: variant ?? null,
        finish: finish ?? null,
        hero: (pictured && heroPictureName(model.pictures, pictured)) ?? '',
        icon: icon ?? (pictured && iconPictureName(model.pictures, pictured)) ?? '',
        shown_in: pictured === colour || !pictured ? null : pictured.name,
      }
    }),
    features: withPositions(model.features),
    accessories: withPositions(model.accessories).map(({ partNo, fitting, ...same }) => ({
      ...same,
      part_no: partNo,
      fitting: fitting ?? null,
      price_checked_on: model.priceCheckedOn,
    })),
  }
}

/** The latest day in the sources; defaults to the day of the price. */
const newestSourceDay = ({ sources: all, priceCheckedOn }: ModelDocument): string =>
  all.map(({ checkedOn }) => checkedOn).reduce((a, b) => (a > b ? a : b), '') || priceCheckedOn

/** Converts rows to a document. Never throws: unreadable values are left out. */
export function rowsToModelDocument({
  vehicle,
  variants,
  colours,
  features,
  accessories,
}: StoredModel): ModelDocument {
  const folder = vehicle.picture_folder
  const hasTurntableElsewhere = vehicle.turntable_folder !== folder
  return {
    name: vehicle.name,
    slug: vehicle.slug,
    ...(vehicle.form_value !== null && { formValue: vehicle.form_value }),
    kind: vehicle.kind,
    status: vehicle.status === 1 ? 'active' : 'inactive',
    hasDetails: vehicle.has_details === 1,
    availability: parseOr(oneOfOptions(availabilities), vehicle.availability, 'on-sale'),
    position: vehicle.position,
    ...(vehicle.note !== null && { note: vehicle.note }),
    tagline: vehicle.tagline,
    description: vehicle.description,
    use: parseOr(modelFields.use.schema, vehicle.use, 'city'),
    ...(vehicle.engine_cc !== null && { engineCc: vehicle.engine_cc }),
    price: vehicle.price,
    priceCheckedOn: vehicle.price_checked_on,
    priceIsApproximate: vehicle.price_is_approximate === 1,
    summary: parseStoredJson(summarySchema, vehicle.summary_json, emptySummary),
    specifications: parseStoredJson(
      specificationsSchema,
      vehicle.specifications_json,
      emptySpecifications,
    ),
    figures: parseStoredJson(measurementsSchema, vehicle.figures_json, emptyMeasurements),
    variants: variants.map(({ name, difference }) => ({ name, difference })),
    colours: colours.map((row) => colourFromRow(row, folder)),
    features: features.map(({ heading, description, picture }) => ({
      heading,
      description,
      picture,
    })),
    accessories: accessories.map(
      ({ heading, description, part_no: partNo, price, picture, fitting }) => ({
        heading,
        description,
        partNo,
        price,
        picture,
        ...(isAccessoryFitting(fitting) && { fitting }),
      }),
    ),
    pictures: {
      folder,
      ...(hasTurntableElsewhere && { turntable: vehicle.turntable_folder }),
      isPlaceholder: vehicle.has_placeholder_pictures === 1,
      ...parseStoredJson(ownPicturesSchema, vehicle.pictures_json, {}),
    },
    sources: parseStoredJson(modelFields.sources.schema, vehicle.sources_json, []),
    ...parseStoredJson(extraModelFieldsSchema, vehicle.more_json, {}),
  }
}

function colourFromRow(row: ColourRow, folder: string): ModelDocument['colours'][number] {
  const { name, slug, swatch, swatch2, variant, shown_in: shownIn } = row
  const start = `${folder}/hero-`
  const studios = shownIn === null && row.hero.startsWith(start)
  const picture = studios ? row.hero.slice(start.length) : undefined
  const ownHero = shownIn === null && !studios && row.hero !== '' ? row.hero : undefined
  const usualIcon = picture === undefined ? ownHero : `${folder}/icon-${picture}`
  const ownIcon = shownIn === null && row.icon !== '' && row.icon !== usualIcon
  const finish = parseOr(oneOfOptions(paintFinishes), row.finish, undefined)
  return {
    name,
    slug,
    swatch,
    ...(swatch2 !== null && v.is(hexColour, swatch2) && { swatch2 }),
    ...(variant !== null && { variant }),
    ...(finish && { finish }),
    ...(picture !== undefined && { picture }),
    ...(ownHero !== undefined && v.is(pictureName, ownHero) && { hero: ownHero }),
    ...(ownIcon && { icon: row.icon }),
  }
}

function parseOr<Schema extends v.GenericSchema, Other>(
  schema: Schema,
  stored: unknown,
  other: Other,
): v.InferOutput<Schema> | Other {
  const read = v.safeParse(schema, stored)
  return read.success ? read.output : other
}

const withPositions = <One>(list: readonly One[]) =>
  list.map((one, index) => ({ ...one, position: index + 1 }))
