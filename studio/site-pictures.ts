import { createHash } from 'node:crypto'
import { ACCESSORIES } from './accessories.ts'
import { type Standing, writeMesh } from './blender.ts'
import { atQuality, fitted, framed, type Quality } from './cameras.ts'
import type { CatalogueVehicle } from './catalogue.ts'
import { strokes } from './kernel/lettering.ts'
import { Model } from './kernel/model.ts'
import { fillet } from './kernel/spline.ts'
import { tube } from './kernel/sweep.ts'
import type { Vec } from './kernel/vector.ts'
import { LACQUERS, MATERIALS, type Material } from './looks.ts'
import { lacquerOf, outerPoints } from './machine-pictures.ts'
import { buildMachine, MACHINES } from './models.ts'
import { type Placed, SCENES, type Scene } from './scenes.ts'
import { CUTOUT } from './studio-room.ts'
import type { Task } from './tasks.ts'
import { workFile } from './work.ts'

const NO_PAINT = { paint: '', lacquer: 'gloss' } as const

export function siteTasks(vehicles: readonly CatalogueVehicle[], quality: Quality): Task[] {
  return Object.entries(SCENES).map(([name, scene]) => {
    const { width, height, samples, exposure, room, camera } = atQuality(scene, quality)
    return {
      name: `site-${name}`,
      group: 'site',
      room,
      look: { exposure },
      size: { width, height, samples },
      renders: 1,
      recipe: mark(scene),
      vehicles: () => standing(scene, vehicles),
      shots: () => [
        {
          file: workFile(`site-${name}.exr`),
          width,
          height,
          samples,
          camera: scene.frame
            ? framed(camera, outerPoints(machineOf(scene.machines[0].machine)), scene, scene.frame)
            : camera,
          paint: NO_PAINT,
        },
      ],
      finishes: [{ picture: `site/${name}`, base: 0, mixes: [] }],
    }
  })
}

export function accessoryTasks(quality: Quality): Task[] {
  return Object.entries(ACCESSORIES).map(([name, { build, azimuth, elevation, paint, paint2 }]) => {
    const model = build()
    const points = corners(model)
    const middle = [0, 1, 2].map(
      (k) => (Math.min(...points.map((q) => q[k])) + Math.max(...points.map((q) => q[k]))) / 2,
    )
    const ground = Math.min(...points.map((q) => q[2]))
    const size = Math.max(
      ...points.map((q) => Math.hypot(q[0] - middle[0], q[1] - middle[1], q[2] - middle[2])),
    )
    // Small things are lit as large ones are: they stand in the studio ten times their size would allow.
    const grow = 0.9 / size
    const grown = points.map((q) => [
      (q[0] - middle[0]) * grow,
      (q[1] - middle[1]) * grow,
      (q[2] - ground) * grow,
    ])
    const big = new Model()
    for (const { material, mesh, creaseDegrees } of model.parts) {
      big.add(
        material,
        {
          ...mesh,
          points: mesh.points.map((v, i) => (i % 3 === 2 ? v - ground : v - middle[i % 3]) * grow),
        },
        creaseDegrees,
      )
    }
    const view = {
      azimuth,
      elevation,
      distance: 3,
      focal: 80,
      look: [0, 0, (Math.max(...grown.map((q) => q[2])) * 0.98) / 2],
    }
    const camera = fitted(view, grown, 1, 0.12)
    return {
      name: `accessory-${name}`,
      group: 'accessories',
      room: CUTOUT,
      look: { exposure: 1.1, cutout: true },
      size: { width: 640, height: 640, samples: 16 },
      renders: 1,
      backdrop: true,
      recipe: mark([ACCESSORIES[name].azimuth, elevation, paint, paint2]),
      vehicles: () => [{ mesh: writeMesh(`accessory-${name}`, big) }],
      shots: () => [
        {
          file: workFile(`accessory-${name}.exr`),
          ...atQuality({ width: 640, height: 640, samples: 16 }, quality),
          camera,
          paint: { paint, paint2, lacquer: 'gloss' },
        },
      ],
      finishes: [{ picture: `accessories/${name}`, base: 0, mixes: [] }],
    }
  })
}

// A machine stands in many scenes; drawing it takes longer than a draft's render.
const machineOf = remembered(buildMachine)
const meshOf = remembered((slug) => writeMesh(slug, machineOf(slug)))

function remembered<T>(make: (slug: string) => T): (slug: string) => T {
  const known = new Map<string, { value: T }>()
  return (slug) => {
    const made = known.get(slug) ?? { value: make(slug) }
    known.set(slug, made)
    return made.value
  }
}

function standing(
  { machines, accessories = [], sign }: Scene,
  vehicles: readonly CatalogueVehicle[],
): Standing[] {
  const out: Standing[] = machines.map((placed) => ({
    mesh: meshOf(placed.machine),
    at: [placed.at?.[0] ?? 0, placed.at?.[1] ?? 0, placed.at?.[2] ?? 0],
    turn: placed.turn,
    parts: ownParts(placed, vehicles),
  }))
  for (const { name, at, turn } of accessories) {
    const { build, paint, paint2 } = ACCESSORIES[name]
    out.push({
      mesh: writeMesh(`accessory-${name}`, build()),
      at,
      turn,
      parts: {
        paint: { base: paint, ...LACQUERS.gloss },
        paint2: { base: paint2, ...LACQUERS.gloss },
      },
    })
  }
  if (sign)
    out.push({
      mesh: writeMesh(
        'sign',
        signModel('MERIDIAN MOTORS', sign.height, sign.material ?? 'signface'),
      ),
      at: sign.at,
    })
  return out
}

/** In a scene each machine brings its paint as a material of its own. */
function ownParts(
  { machine, colour }: Placed,
  vehicles: readonly CatalogueVehicle[],
): Record<string, Material> {
  const colours = vehicles.find(({ slug }) => slug === machine)?.colours ?? []
  const chosen = colours.find(({ slug }) => slug === colour) ?? colours[0]
  const lacquer = LACQUERS[lacquerOf(chosen)]
  return {
    ...MACHINES[machine].parts,
    paint: { base: chosen.swatch, ...lacquer },
    paint2: { base: chosen.swatch2 ?? MACHINES[machine].accent ?? '#c9ccd0', ...lacquer },
  }
}

/** Letters for a wall: our stroke alphabet as flat rounded tubes. */
function signModel(text: string, height: number, material: string): Model {
  const model = new Model()
  const { lines, width } = strokes(text, height, 0)
  for (const line of lines) {
    const path = fillet(
      line.map((q) => [q[0] - width / 2, 0, q[1]]),
      height * 0.05,
      5,
    )
    model.add(
      material,
      tube(path, [height * 0.075, height * 0.075], { m: 16, up: [0, 1, 0], exponent: 3 }),
    )
  }
  return model
}

function corners(model: Model): Vec[] {
  return model.parts.flatMap(({ mesh }) =>
    Array.from({ length: Math.ceil(mesh.points.length / 45) }, (_, i) => [
      mesh.points[45 * i],
      mesh.points[45 * i + 1],
      mesh.points[45 * i + 2],
    ]),
  )
}

const mark = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([value, MATERIALS]))
    .digest('hex')
    .slice(0, 10)
