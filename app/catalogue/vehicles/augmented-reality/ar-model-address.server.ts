import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { machinePaintOf } from '#app/catalogue/vehicles/3d-viewer/machine-paint.ts'
import { hasMachineGeometry } from '#app/catalogue/vehicles/machine-geometry.server.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { ArOrder } from '#machines/ar/ar-scene.ts'

type Vehicle = Pick<VehicleDetail, 'slug' | 'ownFrames'>
type Paint = Pick<Colour, 'slug' | 'swatch' | 'swatch2' | 'finish'>

/** Addresses of the AR models of a vehicle, by the slugs of its colours. */
export type ArModelPaths = Readonly<Record<string, string>>

/** A vehicle that the dealer has photographed all around may differ from the studio's geometry. */
export const hasArModels = ({ slug, ownFrames }: Vehicle): boolean =>
  ownFrames.length === 0 && hasMachineGeometry(slug)

/** Returns an empty object for a vehicle without AR models. */
export function arModelPaths(vehicle: Vehicle, colours: readonly Paint[]): ArModelPaths {
  if (!hasArModels(vehicle)) return {}
  return Object.fromEntries(colours.map((it) => [it.slug, arModelPath(vehicle.slug, it)]))
}

/** Returns `/ar/dio/sports-red.0123456789abcdef.glb`. */
export function arModelPath(vehicle: string, paint: Paint): string {
  return `/ar/${vehicle}/${paint.slug}.${arModelVersion(vehicle, paint)}.glb`
}

export function arOrderOf(vehicle: string, paint: Paint): ArOrder {
  return { machine: vehicle, paint: machinePaintOf(paint) }
}

/** Returns 16 hex digits that change with the vehicle's geometry and with the paint. */
export function arModelVersion(vehicle: string, paint: Paint): string {
  return createHash('sha256')
    .update(JSON.stringify([geometryVersion(), arOrderOf(vehicle, paint)]))
    .digest('hex')
    .slice(0, 16)
}

let geometry: string | undefined

/** Hash of all files from which models are built. They only change with a release. */
function geometryVersion(): string {
  if (geometry !== undefined) return geometry
  const hash = createHash('sha256')
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  for (const file of files.toSorted())
    if (/(?<!\.test)\.ts$|\.json$|\.machine\.phone\.bin$/.test(file))
      hash.update(file).update(readFileSync(join('machines', file)))
  geometry = hash.digest('hex')
  return geometry
}
