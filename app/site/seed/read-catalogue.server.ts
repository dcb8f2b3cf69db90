import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as v from 'valibot'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import {
  manifestPictureFiles,
  type PictureManifest,
  pictureManifestSchema,
} from '#app/media/pictures/picture-manifest.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { listTurntablePictures, listVehiclePictures } from './catalogue-pictures.ts'
import {
  type CatalogueFilm,
  type CatalogueGalleryPicture,
  type CatalogueOffer,
  type CatalogueSettings,
  type CatalogueSlide,
  type CatalogueVehicle,
  catalogueFilmsSchema,
  catalogueGallerySchema,
  catalogueOffersSchema,
  catalogueSettingsSchema,
  catalogueSlidesSchema,
  catalogueVehicleSchema,
} from './catalogue-schemas.ts'
import {
  type CatalogueParseResult,
  checkAgainstSchema,
  findDuplicateValues,
  parseJsonText,
} from './parse-catalogue-file.ts'

export type Catalogue = {
  vehicles: CatalogueVehicle[]
  dealer: Dealer
  facts: CatalogueSettings
  offers: CatalogueOffer[]
  gallery: CatalogueGalleryPicture[]
  slides: CatalogueSlide[]
  films: CatalogueFilm[]
  manifest: PictureManifest
}

/** Lists the problems of the catalogue. Each problem is one message with file and field. */
export class CatalogueError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const others = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
    super(`${problems[0] ?? 'The catalogue cannot be read.'}${others}`)
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

/**
 * Reads and validates all files in a catalogue folder. Throws a CatalogueError that lists every
 * problem.
 */
export function readCatalogue(folder: string): Catalogue {
  const shown = basename(folder)
  const problems: string[] = []
  const read = <Schema extends v.GenericSchema>(path: string, schema: Schema) => {
    const result = readCatalogueFile(join(folder, path), schema)
    if (result.success) return result.output
    problems.push(...result.problems.map((problem) => `${shown}/${path}: ${problem}`))
    return undefined
  }

  const vehicleFiles = listVehicleFiles(folder)
  if (vehicleFiles.length === 0) problems.push(`${shown}/vehicles: contains no models.`)
  const vehicles = vehicleFiles.map((path) => ({
    path,
    vehicle: read(path, catalogueVehicleSchema),
  }))
  const dealer = read('dealer.json', dealerEditSchema)
  const facts = read('facts.json', catalogueSettingsSchema)
  const offers = read('offers.json', catalogueOffersSchema)
  const gallery = read('gallery.json', catalogueGallerySchema)
  const slides = read('slides.json', catalogueSlidesSchema)
  const films = read('films.json', catalogueFilmsSchema)
  const manifest = read('pictures/manifest.json', pictureManifestSchema)

  const good = vehicles.flatMap(({ path, vehicle }) => (vehicle ? [{ path, vehicle }] : []))
  problems.push(...findDuplicateVehicles(good).map((problem) => `${shown}/${problem}`))
  if (good.length === vehicles.length)
    problems.push(...findUnknownOfferModels(good, offers).map((problem) => `${shown}/${problem}`))
  if (manifest) {
    const named = new Map<string, string[]>([
      ...good.map(({ path, vehicle }) => [path, listVehiclePictures(vehicle)] as const),
      ['offers.json', offers?.map((offer) => offer.picture) ?? []],
      ['gallery.json', gallery?.map((entry) => entry.picture) ?? []],
      ['slides.json', slides?.flatMap((it) => [it.picture, it.tallPicture ?? []].flat()) ?? []],
      ['facts.json', Object.values(facts?.decorations ?? {}).flatMap((name) => name ?? [])],
      ['films.json', films?.map((film) => film.poster) ?? []],
    ])
    for (const [path, names] of named)
      for (const name of new Set(names))
        if (!(name in manifest.pictures))
          problems.push(`${shown}/${path}: picture ${name} is not in pictures/manifest.json.`)
    for (const { path, vehicle } of good)
      if (listTurntablePictures(vehicle.pictures, manifest).length === 0)
        problems.push(
          `${shown}/${path}: pictures.turntable must name a folder with turntable pictures.`,
        )
    problems.push(
      ...findMissingPictureFiles(folder, manifest).map(
        (file) => `${shown}/pictures/manifest.json: the file pictures/${file} is missing.`,
      ),
    )
  }

  if (
    !dealer ||
    !facts ||
    !offers ||
    !gallery ||
    !slides ||
    !films ||
    !manifest ||
    problems.length > 0
  )
    throw new CatalogueError(problems)
  return {
    vehicles: good.map((it) => it.vehicle),
    dealer,
    facts,
    offers,
    gallery,
    slides,
    films,
    manifest,
  }
}

/** Called only if every vehicle is valid. */
function findUnknownOfferModels(
  known: { vehicle: CatalogueVehicle }[],
  offers: CatalogueOffer[] = [],
) {
  const keys = new Set(known.map(({ vehicle }) => normalizedVehicleName(vehicle.name)))
  return offers
    .flatMap(({ models = [] }) => models)
    .filter((name) => keys.size > 0 && !keys.has(normalizedVehicleName(name)))
    .map((name) => `offers.json: there is no model ${name}.`)
}

function listVehicleFiles(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'vehicles'))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => `vehicles/${file}`)
  } catch {
    return []
  }
}

function readCatalogueFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): CatalogueParseResult<v.InferOutput<Schema>> {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    return { success: false, problems: ['the file is missing or cannot be read.'] }
  }
  const parsed = parseJsonText(content)
  return parsed.success ? checkAgainstSchema(parsed.output, schema) : parsed
}

function findDuplicateVehicles(entries: { path: string; vehicle: CatalogueVehicle }[]): string[] {
  const keys: { field: string; key: (vehicle: CatalogueVehicle) => string | undefined }[] = [
    { field: 'name', key: (it) => it.name.replaceAll(' ', '').toLowerCase() },
    { field: 'slug', key: (it) => it.slug },
    { field: 'formValue', key: (it) => it.formValue },
    { field: 'position', key: (it) => `${it.kind} ${it.position}` },
  ]
  return keys.flatMap(({ field, key }) =>
    findDuplicateValues(entries, { field, key: ({ vehicle }) => key(vehicle) }).map(
      ({ path, says }) => `${path}: ${says}`,
    ),
  )
}

function findMissingPictureFiles(folder: string, manifest: PictureManifest): string[] {
  return Object.entries(manifest.pictures)
    .flatMap(([name, picture]) => manifestPictureFiles(name, picture))
    .filter((file) => !existsSync(join(folder, 'pictures', file)))
}
