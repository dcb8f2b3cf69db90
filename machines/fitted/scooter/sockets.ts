// Charging sockets in the apron for a telephone.
import { socketHousing } from '../../families/accessories/charger.ts'
import { apronSurface } from '../../families/scooter/aprons.ts'
import { innerSkin, POCKET } from '../../families/scooter/inner-apron.ts'
import { lifted } from '../../families/scooter/skin.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import type { Model } from '../../kernel/model.ts'
import { box } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { put } from '../put.ts'

/** Over the glove box, clear of the ignition lock and of the hand that turns it. */
export function socketInApron({ model, spec }: ScooterChassis): void {
  socketOnPanel(model, lifted(innerSkin(apronSurface(spec)), 0.13, 0.3, 0))
}

export function dockInPocket({ model, spec }: ScooterChassis): void {
  const inner = innerSkin(apronSurface(spec))
  const [u, v] = [(POCKET.u0 + POCKET.u1) / 2, (POCKET.v0(0.5) + POCKET.v1(0.5)) / 2]
  dockIn(model, lifted(inner, u, v, -0.018))
}

/** A socket on a panel, facing the rear; `at` is the position of its back. */
function socketOnPanel(model: Model, at: Vec): void {
  put(model, ([x, y, z]) => add(at, [y - 0.008, -x, z - 0.062]), socketHousing)
}

/** A dock in an open pocket: a cradle with a stop, its plug, a lamp, and the open rain lid. */
function dockIn(model: Model, at: Vec): void {
  const to = (x: number, y: number, z: number): Vec => add(at, [x, y, z])
  model.add('plastic', box(to(0.008, 0, -0.012), [0.03, 0.094, 0.05], 0.008, 4))
  model.add('black', box(to(-0.0085, 0, -0.008), [0.006, 0.082, 0.034], 0.0028, 3))
  model.add('zinc', box(to(-0.0125, -0.016, -0.008), [0.004, 0.0105, 0.0046], 0.0018, 3))
  model.add('ready', box(to(-0.0125, 0.018, -0.008), [0.002, 0.009, 0.003], 0.0008, 1))
  for (const s of [1, -1])
    model.add('rubber', box(to(-0.012, s * 0.0385, -0.004), [0.016, 0.008, 0.03], 0.003, 2))
  model.add('rubber', box(to(-0.014, 0, -0.026), [0.02, 0.07, 0.007], 0.003, 2))
  model.add('plastic', box(to(-0.006, 0, 0.0215), [0.05, 0.098, 0.006], 0.0028, 3))
}
