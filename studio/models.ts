import { bodyOf } from '../machines/families/moto/bodies.ts'
import { buildMoto } from '../machines/families/moto/build.ts'
import { buildScooter } from '../machines/families/scooter/build.ts'
import type { Model } from '../machines/kernel/model.ts'
import { atDetailOf, MACHINES } from '../machines/machines.ts'

/**
 * Builds a machine's geometry. A `detail` below 1 gives fewer triangles (kernel/detail.ts). Throws
 * for an unknown slug.
 */
export function buildMachine(slug: string, detail = 1): Model {
  const machine = MACHINES[slug]
  if (!machine) throw new Error(`No machine ${slug}: write its line in machines/machines.ts.`)
  return atDetailOf(machine, detail, () =>
    'moto' in machine
      ? buildMoto(machine.moto, bodyOf(machine.moto))
      : buildScooter(machine.scooter),
  )
}
