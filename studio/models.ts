import { bodyOf } from './families/moto/bodies.ts'
import { buildMoto } from './families/moto/build.ts'
import { buildScooter } from './families/scooter/build.ts'
import type { Model } from './kernel/model.ts'
import { atDetailOf, MACHINES } from './machines.ts'

/** A machine's geometry; a `detail` below 1 has fewer triangles (kernel/detail.ts). */
export function buildMachine(slug: string, detail = 1): Model {
  const machine = MACHINES[slug]
  if (!machine) throw new Error(`No machine ${slug}: write its line in studio/machines.ts.`)
  return atDetailOf(machine, detail, () =>
    'moto' in machine
      ? buildMoto(machine.moto, bodyOf(machine.moto))
      : buildScooter(machine.scooter),
  )
}
