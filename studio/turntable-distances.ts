// Usage: node studio/turntable-distances.ts
//
// Writes the distance between the camera and the vehicle in the turntable's pictures, in metres, to
// machines/turntable-distances.json. The 3D view begins at this distance, so that it can replace a
// picture without a jump.
import { writeFileSync } from 'node:fs'
import { MACHINES } from '../machines/machines.ts'
import { SHOTS } from './cameras.ts'
import { turntableShot } from './machine-pictures.ts'
import { buildMachine } from './models.ts'

/** Returns the distance of the camera in a machine's turntable, in metres. */
export function turntableDistance(slug: string): number {
  const { distance } = turntableShot(SHOTS.turntable, buildMachine(slug)).camera
  return Number(distance.toFixed(3))
}

if (import.meta.main) {
  const file = new URL('../machines/turntable-distances.json', import.meta.url)
  const all = Object.keys(MACHINES).map((slug) => [slug, turntableDistance(slug)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
