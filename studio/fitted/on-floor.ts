// What lies on a scooter's floor or sits in its apron, and what stands on the ground beside a machine.
import { helmet } from '../families/accessories/helmet.ts'
import { floorMat } from '../families/accessories/rubber.ts'
import { apronSurface } from '../families/scooter/aprons.ts'
import { innerSkin, POCKET } from '../families/scooter/inner-apron.ts'
import { lifted } from '../families/scooter/skin.ts'
import type { ScooterChassis } from '../families/scooter/spec.ts'
import { atDetail, segments } from '../kernel/detail.ts'
import { placed } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { dockIn, socketOnPanel } from './on-bar.ts'
import { all, put } from './put.ts'

/** Cut to the floor between seat and apron; its front edge lies against the kick plate's foot. */
export function matOnFloor({ model }: ScooterChassis): void {
  put(
    model,
    ([x, y, z]) => {
      const ahead = 0.162 + 0.5 * x
      return [ahead, 1.04 * y, 0.3095 + z + 0.28 * Math.max(0, ahead - 0.2)]
    },
    all(floorMat()),
  )
}

export function socketInApron({ model, spec }: ScooterChassis): void {
  socketOnPanel(model, lifted(innerSkin(apronSurface(spec)), 0.1, 0.76, 0))
}

export function dockInPocket({ model, spec }: ScooterChassis): void {
  const inner = innerSkin(apronSurface(spec))
  const [u, v] = [(POCKET.u0 + POCKET.u1) / 2, (POCKET.v0(0.5) + POCKET.v1(0.5)) / 2]
  dockIn(model, lifted(inner, u, v, -0.018))
}

/** A helmet is a third of a phone's triangles on a machine of few parts, whose detail is high: it is built less finely. */
export function helmetBeside(model: Model, x: number): void {
  const detail = segments(1000) / 1000
  const made = atDetail(detail === 1 ? 1 : Math.max(0.2, 0.6 * detail), helmet)
  put(model, (q) => q, all(made))
  for (const part of model.parts) part.mesh = placed(part.mesh, [x, 0.46, 0.0025], 35)
}
