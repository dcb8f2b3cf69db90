import { strokes } from '../kernel/lettering.ts'
import { type Mesh, mapMesh, merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { plate } from '../kernel/plate.ts'
import { outline } from '../kernel/spline.ts'
import { bolt, tube } from '../kernel/sweep.ts'
import { rad, type Vec } from '../kernel/vector.ts'

/**
 * A white number plate in its frame, with `text` (the model's name) in the centre, leaning back by
 * `tilt` degrees. `facing` -1 faces the rear, 1 the front. Lengths are metres.
 */
export function numberPlate(
  model: Model,
  at: Vec,
  { width = 0.2, height = 0.1, tilt = 20, text = '', facing = -1 } = {},
): void {
  const a = rad(tilt)
  // Modelled in its own plane: x along the letters, y out of the face, z up.
  const place = (mesh: Mesh) =>
    mapMesh(mesh, (q) => [
      at[0] + facing * (q[1] * Math.cos(a) - q[2] * Math.sin(a)),
      at[1] + facing * q[0],
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
  model.add('plastic', place(plate(rectangle(0.005), -0.005, -0.0005, { bevel: 0.002 })))
  model.add('nplate', place(plate(rectangle(0), -0.001, 0.0012, { bevel: 0.0005 })))
  for (const s of [1, -1])
    model.add(
      'metal',
      place(bolt([s * width * 0.4, 0.0012, height * 0.32], [0, 1, 0], 0.004, 0.0015)),
    )
  if (text) model.add('black', place(letters(text, width * 0.84, height * 0.42)))
}

/** Letters of the given height, or smaller if the width requires it. */
function letters(text: string, width: number, height: number): Mesh {
  const h = Math.min(height, (height * width) / strokes(text, height, 0).width)
  const drawn = strokes(text, h, 0)
  return merge(
    drawn.lines.map((line) =>
      tube(
        line.map((q) => [q[0] - drawn.width / 2, 0.0013, q[1] - h / 2]),
        [0.0005, h * 0.075],
        { m: 8, up: [0, 1, 0], exponent: 4 },
      ),
    ),
  )
}
