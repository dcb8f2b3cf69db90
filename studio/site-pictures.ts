import { createHash } from 'node:crypto'
import { fingerprint } from '../machines/kernel/fingerprint.ts'
import { mapMesh } from '../machines/kernel/mesh.ts'
import { Model } from '../machines/kernel/model.ts'
import { rad, type Vec } from '../machines/kernel/vector.ts'
import { MATERIALS, type Material, type Room } from '../machines/looks.ts'
import { LACQUERS } from '../machines/machine-looks.ts'
import { MACHINES } from '../machines/machines.ts'
import { CUTOUT } from '../machines/studio-room.ts'
import { ACCESSORIES } from './accessories.ts'
import { type Standing, writeMesh } from './blender.ts'
import { atQuality, FILM, fitted, framed, type Quality } from './cameras.ts'
import type { CatalogueVehicle } from './catalogue.ts'
import { FILM_EDITION } from './finish/film.ts'
import { FURNITURE, type Furnishing } from './furniture/furniture.ts'
import { lacquerOf, markOf, outerPoints, shotOf } from './machine-pictures.ts'
import { buildMachine } from './models.ts'
import { lazy, remembered } from './remembered.ts'
import { type Placed, SCENES, type Scene } from './scenes.ts'
import { signModel } from './signs.ts'
import type { Task } from './tasks.ts'

const NO_PAINT = { paint: '', lacquer: 'gloss' } as const
const SQUARE = { width: 640, height: 640, samples: 6, oversampling: 2, exposure: 1.1 }

export function siteTasks(vehicles: readonly CatalogueVehicle[], quality: Quality): Task[] {
  return Object.entries(SCENES).map(([name, scene]) => {
    const size = atQuality({ ...FILM, ...scene }, quality)
    const { room, camera, oversampling } = size
    return {
      name: `site-${name}`,
      group: 'site',
      room,
      look: { ...FILM, exposure: scene.exposure, oversampling },
      size,
      renders: 1,
      recipe: lazy(() =>
        mark([
          scene,
          scene.machines.map(({ machine }) => markOf(machine)),
          (scene.furniture ?? []).map(({ piece }) => furnitureMark(piece)),
        ]),
      ),
      vehicles: () => standing(scene, vehicles),
      shots: () => [
        shotOf(
          `site-${name}`,
          {
            ...size,
            camera: scene.frame
              ? framed(camera, placedPoints(scene.machines[0]), scene, scene.frame)
              : camera,
          },
          NO_PAINT,
        ),
      ],
      finishes: [{ picture: `site/${name}`, base: 0, mixes: [] }],
    }
  })
}

/**
 * Reflections in chrome and mirrors of an object on paper: bright at the horizon, darker above and
 * below.
 */
const PAPER_ROOM: Room = {
  ...CUTOUT,
  sky: [
    [-1, 0.2],
    [-0.12, 0.34],
    [0.02, 0.85],
    [0.22, 0.62],
    [1, 0.25],
  ],
}

export function accessoryTasks(quality: Quality): Task[] {
  return Object.entries(ACCESSORIES).map(([name, { build, azimuth, elevation, paint, paint2 }]) => {
    const model = lazy(build)
    const big = lazy(() => grown(model()))
    const size = atQuality(SQUARE, quality)
    return {
      name: `accessory-${name}`,
      group: 'accessories',
      room: PAPER_ROOM,
      look: { exposure: 1.1, cutout: true, oversampling: size.oversampling },
      size,
      renders: 1,
      backdrop: 'still',
      recipe: lazy(() =>
        mark([fingerprint(model()).hash, azimuth, elevation, paint, paint2, PAPER_ROOM, SQUARE]),
      ),
      vehicles: () => [{ mesh: writeMesh(`accessory-${name}`, big()) }],
      shots: () => {
        const points = outerPoints(big(), EVERY)
        const top = Math.max(...points.map((q) => q[2]))
        const look = [0, 0, (top * 0.98) / 2]
        const view = { azimuth, elevation, distance: 3, focal: 80, look }
        const camera = fitted(view, points, 1, 0.12)
        const painted = { paint, paint2, lacquer: 'gloss' } as const
        return [shotOf(`accessory-${name}`, { ...size, camera }, painted)]
      },
      finishes: [{ picture: `accessories/${name}`, base: 0, mixes: [] }],
    }
  })
}

/** Small objects have fewer points than machines. */
const EVERY = 15

/** Enlarges a small object to a radius of 0.9 m, so that the studio lights it like a machine. */
function grown(model: Model): Model {
  const points = outerPoints(model, EVERY)
  const middle = [0, 1, 2].map(
    (k) => (Math.min(...points.map((q) => q[k])) + Math.max(...points.map((q) => q[k]))) / 2,
  )
  const ground = Math.min(...points.map((q) => q[2]))
  const reach = Math.max(
    ...points.map((q) => Math.hypot(q[0] - middle[0], q[1] - middle[1], q[2] - middle[2])),
  )
  const grow = 0.9 / reach
  const big = new Model()
  for (const { material, mesh, creaseDegrees } of model.parts) {
    const place = (q: Vec) => [
      (q[0] - middle[0]) * grow,
      (q[1] - middle[1]) * grow,
      (q[2] - ground) * grow,
    ]
    big.add(material, mapMesh(mesh, place), creaseDegrees)
  }
  return big
}

// A machine appears in many scenes, and building it takes longer than rendering a draft.
const machineOf = remembered(buildMachine)
const meshOf = remembered((slug) => writeMesh(slug, machineOf(slug)))
const furnitureOf = remembered((piece: Furnishing['piece']) => FURNITURE[piece]())
const furnitureMark = remembered(
  (piece: Furnishing['piece']) => fingerprint(furnitureOf(piece)).hash,
)
const furnitureMesh = remembered((piece: Furnishing['piece']) =>
  writeMesh(`furniture-${piece}`, furnitureOf(piece)),
)
/** Material of painted furniture apart from its colour. */
const PALE: Material = { base: '#d9d6cf', ...LACQUERS.gloss }

/** Returns the machine's outer points at its place in a scene. */
function placedPoints({ machine, turn, at = [0, 0] }: Placed): Vec[] {
  const [sin, cos] = [Math.sin(rad(turn)), Math.cos(rad(turn))]
  return outerPoints(machineOf(machine)).map((q) => [
    at[0] + q[0] * cos - q[1] * sin,
    at[1] + q[0] * sin + q[1] * cos,
    (at[2] ?? 0) + q[2],
  ])
}

function standing(
  { machines, furniture = [], sign }: Scene,
  vehicles: readonly CatalogueVehicle[],
): Standing[] {
  const out: Standing[] = machines.map((placed) => ({
    mesh: meshOf(placed.machine),
    at: [placed.at?.[0] ?? 0, placed.at?.[1] ?? 0, placed.at?.[2] ?? 0],
    turn: placed.turn,
    parts: ownParts(placed, vehicles),
  }))
  for (const { piece, at, turn, paint } of furniture)
    out.push({
      mesh: furnitureMesh(piece),
      at,
      turn,
      parts: paint ? { paint: { base: paint, ...LACQUERS.gloss }, paint2: PALE } : undefined,
    })
  if (sign) out.push({ mesh: writeMesh(`sign-${mark(sign)}`, signModel(sign)), at: sign.at })
  return out
}

/** Gives each machine of a scene its paint as a separate material. */
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

const mark = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([value, MATERIALS, FILM_EDITION]))
    .digest('hex')
    .slice(0, 10)
