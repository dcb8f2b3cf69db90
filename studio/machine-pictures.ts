import { createHash } from 'node:crypto'
import { fingerprint } from '../machines/kernel/fingerprint.ts'
import type { Model } from '../machines/kernel/model.ts'
import type { Vec } from '../machines/kernel/vector.ts'
import { type LacquerName, MATERIALS, type Room } from '../machines/looks.ts'
import { MACHINES } from '../machines/machines.ts'
import { CUTOUT, MOODS, type MoodName, studioRoom } from '../machines/studio-room.ts'
import { type Paint, type RenderShot, writeMesh } from './blender.ts'
import {
  atQuality,
  type Camera,
  CLOSE_UPS,
  fitted,
  type Quality,
  SHOTS,
  type Shot,
  type ShotName,
  type Size,
  TURNTABLE_FRAMES,
  TURNTABLE_START,
  VIEWS,
} from './cameras.ts'
import type { CatalogueColour, CatalogueVehicle } from './catalogue.ts'
import { FILM_EDITION } from './finish/film.ts'
import { buildMachine } from './models.ts'
import { lazy, remembered } from './remembered.ts'
import type { Finish, Task } from './tasks.ts'
import { workFile } from './work.ts'

export const lacquerOf = (colour: CatalogueColour): LacquerName =>
  colour.finish === 'matte' ? 'matte' : 'gloss'

/** Lists all renders of a machine, in the order of importance for its page. */
export function machineTasks(vehicle: CatalogueVehicle, quality: Quality): Task[] {
  const { slug } = vehicle
  const model = lazy(() => buildMachine(slug))
  const mesh = lazy(() => writeMesh(slug, model()))
  const room = studioRoom(MOODS[moodOf(vehicle)])
  const roomOf = (name: ShotName): Room => (SHOTS[name].cutout ? CUTOUT : room)
  const common = { vehicles: () => [{ mesh: mesh(), parts: MACHINES[slug].parts }], group: slug }
  const shot = (name: ShotName): Shot => atQuality(SHOTS[name], quality)
  const coloured = (name: 'hero' | 'icon'): Task => {
    const bases = basisPaints(vehicle)
    const finishes = vehicle.colours.map(
      (colour): Finish => ({
        picture: `${slug}/${name}-${colour.slug}`,
        ...mixOf(vehicle, colour, bases),
      }),
    )
    return {
      ...common,
      name: `${slug}-${name}`,
      room: roomOf(name),
      ...(name === 'hero' && { mood: moodOf(vehicle) }),
      finishes,
      look: shot(name),
      size: shot(name),
      renders: Object.keys(bases).length,
      recipe: lazy(() => recipe(slug, [name], roomOf(name), vehicle.colours)),
      shots: () =>
        shotsOf(`${slug}-${name}`, whole(shot(name), outerPoints(model())), Object.values(bases)),
    }
  }
  // A scooter's engine is at its rear wheel.
  const closeUp = (name: ShotName): Shot => {
    const { camera, ...rest } = shot(name)
    const isRear = name === 'detail-engine' && 'scooter' in MACHINES[slug]
    return { ...rest, camera: isRear ? { ...camera, look: [-0.42, 0, 0.4] } : camera }
  }
  const first = vehicle.colours[0]
  const paint = directPaint(slug, first)
  const turntable: Task = {
    ...common,
    name: `${slug}-turntable`,
    room: CUTOUT,
    look: shot('turntable'),
    size: shot('turntable'),
    renders: TURNTABLE_FRAMES,
    backdrop: 'turning',
    recipe: lazy(() => recipe(slug, ['turntable'], CUTOUT, [first])),
    finishes: frames().map(
      (_, i): Finish => ({ picture: `${slug}/turntable-${two(i)}`, base: i, mixes: [] }),
    ),
    shots: () => {
      const view = turntableShot(shot('turntable'), model())
      return frames().map((turn, i) => ({ ...shotOf(`${slug}-turntable-${i}`, view, paint), turn }))
    },
  }
  const inRoom = (
    name: string,
    names: readonly ShotName[],
    seen: (each: ShotName) => Shot,
  ): Task => ({
    ...common,
    name: `${slug}-${name}`,
    room,
    look: shot(names[0]),
    size: shot(names[0]),
    renders: names.length,
    recipe: lazy(() => recipe(slug, names, room, [first])),
    finishes: names.map((each, i): Finish => ({ picture: `${slug}/${each}`, base: i, mixes: [] })),
    shots: () => names.map((each) => shotOf(`${slug}-${each}`, seen(each), paint)),
  })
  const views = inRoom('views', VIEWS, (name) => whole(shot(name), outerPoints(model())))
  const details = inRoom('details', CLOSE_UPS, closeUp)
  return [coloured('hero'), coloured('icon'), views, turntable, details]
}

/** Each family has its own time of day. */
const moodOf = ({ kind }: CatalogueVehicle): MoodName =>
  kind === 'ev' ? 'daybreak' : kind === 'scooter' ? 'dusk' : 'midnight'

type Bases = Record<string, { index: number; paint: Paint }>

/**
 * Base renders for mixing every colour: black in each lacquer, white, and white for the second
 * paint.
 */
function basisPaints({ slug, colours }: CatalogueVehicle): Bases {
  const lacquers = [...new Set(colours.map(lacquerOf))].sort()
  const isTwoTone = colours.some((colour) => colour.swatch2)
  const accent = MACHINES[slug].accent ?? '#c9ccd0'
  const second = isTwoTone ? '#000000' : accent
  const bases: Bases = {}
  const put = (name: string, paint: Paint) =>
    (bases[name] = { index: Object.keys(bases).length, paint })
  for (const lacquer of lacquers)
    put(`black-${lacquer}`, { paint: '#000000', paint2: second, lacquer })
  put('white', { paint: '#ffffff', paint2: second, lacquer: lacquers[0] })
  if (isTwoTone) put('second', { paint: '#000000', paint2: '#ffffff', lacquer: lacquers[0] })
  return bases
}

function mixOf(
  vehicle: CatalogueVehicle,
  colour: CatalogueColour,
  bases: Bases,
): Omit<Finish, 'picture'> {
  const reference = bases[`black-${[...new Set(vehicle.colours.map(lacquerOf))].sort()[0]}`].index
  const mixes = [{ white: bases.white.index, reference, colour: colour.swatch }]
  if (bases.second)
    mixes.push({
      white: bases.second.index,
      reference,
      colour: colour.swatch2 ?? MACHINES[vehicle.slug].accent ?? '#c9ccd0',
    })
  return { base: bases[`black-${lacquerOf(colour)}`].index, mixes }
}

const directPaint = (slug: string, colour: CatalogueColour): Paint => ({
  paint: colour.swatch,
  paint2: colour.swatch2 ?? MACHINES[slug].accent ?? '#c9ccd0',
  lacquer: lacquerOf(colour),
})

const shotsOf = (
  name: string,
  shot: Shot,
  bases: { index: number; paint: Paint }[],
): RenderShot[] => bases.map(({ index, paint }) => shotOf(`${name}-${index}`, shot, paint))

export function shotOf(name: string, shot: Size & { camera: Camera }, paint: Paint): RenderShot {
  const { width, height, samples, camera, oversampling = 1 } = shot
  const file = workFile(`${name}.exr`)
  return {
    file,
    width: width * oversampling,
    height: height * oversampling,
    samples,
    camera,
    paint,
  }
}

const frames = (): number[] =>
  Array.from(
    { length: TURNTABLE_FRAMES },
    (_, i) => -TURNTABLE_START - (i * 360) / TURNTABLE_FRAMES,
  )

/** Returns the shot with its camera far enough away to show all points. */
const whole = (shot: Shot, points: readonly Vec[]): Shot => ({
  ...shot,
  camera: fitted(shot.camera, points, shot.width / shot.height, shot.margin ?? 0),
})

/** Returns the shot of all frames of a turntable. They share the distance of the longest view. */
export function turntableShot(shot: Shot, model: Model): Shot {
  const points = outerPoints(model)
  const reach = Math.max(...points.map((q) => Math.hypot(q[0], q[1])))
  const top = Math.max(...points.map((q) => q[2]))
  return whole(shot, [
    [-reach, 0, 0],
    [reach, 0, 0],
    [0, -reach * 0.4, 0],
    [0, 0.3, top],
    [reach * 0.7, 0, top * 0.9],
  ])
}

/** Every thirtieth point of a machine is enough to find its extent. */
export function outerPoints(model: Model, every = 30): Vec[] {
  const step = 3 * every
  return model.parts.flatMap(({ mesh }) =>
    Array.from({ length: Math.ceil(mesh.points.length / step) }, (_, i) =>
      mesh.points.slice(step * i, step * i + 3),
    ),
  )
}

/**
 * Identity of a machine for recipes: the fingerprint of its triangles, and its materials. Scenes
 * use it too. The model itself is not cached, because most machines need no new picture.
 */
export const markOf = remembered((slug: string): unknown => {
  const model = buildMachine(slug)
  const { parts, accent } = MACHINES[slug]
  const materials = [...new Set(model.parts.map(({ material }) => material))].sort()
  const made = materials.map((name) => [name, MATERIALS[name], parts?.[name]])
  return [fingerprint(model).hash, made, accent]
})

/** Returns a short hash of all inputs of a picture. If it changes, the picture is made again. */
function recipe(
  slug: string,
  names: readonly ShotName[],
  room: Room,
  colours: readonly CatalogueColour[],
): string {
  // The number of samples does not change the content: a finer picture stays valid.
  const shots = names.map((name) => ({ ...SHOTS[name], samples: undefined }))
  const paints = colours.map(({ swatch, swatch2, finish }) => [swatch, swatch2, finish])
  const ground = room.solids.map(({ material }) => MATERIALS[material])
  return createHash('sha256')
    .update(JSON.stringify([markOf(slug), shots, room, ground, paints, FILM_EDITION]))
    .digest('hex')
    .slice(0, 10)
}

const two = (i: number): string => String(i).padStart(2, '0')
