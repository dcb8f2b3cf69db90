import { type Mesh, mapMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { plate } from '../kernel/plate.ts'
import { outline } from '../kernel/spline.ts'
import { rad, type Vec } from '../kernel/vector.ts'

/** An empty rear plate in its frame, leaning back by `tilt` degrees. */
export function numberPlate(
  model: Model,
  at: Vec,
  { width = 0.2, height = 0.1, tilt = 20 } = {},
): void {
  const a = rad(tilt)
  const place = (mesh: Mesh) =>
    mapMesh(mesh, (q) => [
      at[0] - q[1] * Math.cos(a) + q[2] * Math.sin(a),
      at[1] + q[0],
      at[2] + q[2] * Math.cos(a) + q[1] * Math.sin(a),
    ])
  const rectangle = (grow: number): Vec[] => {
    const [w, h] = [width / 2 + grow, height / 2 + grow]
    return outline(
      [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ],
      0.008 + grow / 3,
    )
  }
  model.add('plastic', place(plate(rectangle(0.006), -0.004, 0)))
  model.add('nplate', place(plate(rectangle(0), 0, 0.0015, { bevel: 0.0005 })))
}
