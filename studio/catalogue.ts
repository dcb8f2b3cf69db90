import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import {
  type PictureManifest,
  pictureManifestSchema,
} from '../app/media/pictures/picture-manifest.ts'
import {
  type CatalogueColour,
  type CatalogueVehicle,
  catalogueVehicleSchema,
} from '../app/site/seed/catalogue-schemas.ts'

export type { CatalogueColour, CatalogueVehicle }

const catalogue = fileURLToPath(new URL('../catalogue/', import.meta.url))

/**
 * Lists the machines to render, best sellers first. After an interrupted night the home page is
 * complete first.
 */
export function listVehicles(): CatalogueVehicle[] {
  const folder = `${catalogue}vehicles/`
  const vehicles = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => v.parse(catalogueVehicleSchema, JSON.parse(readFileSync(folder + file, 'utf8'))))
  const rank = (slug: string) => (STARS.includes(slug) ? STARS.indexOf(slug) : STARS.length)
  return vehicles.sort((a, b) => rank(a.slug) - rank(b.slug) || a.position - b.position)
}

const STARS = ['hornet-2-0', 'activa-6g', 'activa-e', 'cbr1000rr-r', 'cb500x', 'dio']

export function readManifest(): PictureManifest['pictures'] {
  return v.parse(
    pictureManifestSchema,
    JSON.parse(readFileSync(`${catalogue}pictures/manifest.json`, 'utf8')),
  ).pictures
}
