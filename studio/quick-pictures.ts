// When there is no night to spare: one small cut-out render of each paint serves the hero and the card icon.
import { existsSync } from 'node:fs'
import type { Sharp } from 'sharp'
import { renderJob, writeMesh } from './blender.ts'
import { fitted, SHOTS } from './cameras.ts'
import type { CatalogueVehicle } from './catalogue.ts'
import type { Denoiser } from './finish/denoise.ts'
import { overPlate, type Picture, toImage } from './finish/image.ts'
import { loadRender } from './finish/load.ts'
import { STUDIO, STUDIO_CUTOUT } from './looks.ts'
import { basisPaints, lazy, mixOf, outerPoints, recipe } from './machine-pictures.ts'
import { buildMachine, MACHINES } from './models.ts'
import type { Finish, Task } from './tasks.ts'
import { workFile } from './work.ts'

const SIZE = { width: 800, height: 450, samples: 5 }
const ICON_WIDTH = 600
/** Lit for the dark studio, a machine needs a little more light on a page's pale ground. */
const ICON_EXPOSURE = 1.6
const NO_PAINT = { paint: '', lacquer: 'gloss' } as const

export function quickTask(vehicle: CatalogueVehicle): Task {
  const { slug, colours } = vehicle
  const { camera, margin = 0, exposure } = SHOTS.hero
  const model = lazy(() => buildMachine(slug))
  const bases = basisPaints(vehicle)
  const view = lazy(() => fitted(camera, outerPoints(model()), SIZE.width / SIZE.height, margin))
  const inColours = (name: 'hero' | 'icon', develop: Finish['develop']): Finish[] =>
    colours.map((colour) => ({
      picture: `${slug}/${name}-${colour.slug}`,
      ...mixOf(vehicle, colour, bases),
      develop,
    }))
  return {
    name: `${slug}-quick`,
    group: slug,
    room: STUDIO_CUTOUT,
    look: { exposure, cutout: true },
    recipe: recipe(slug, 'hero', colours),
    vehicles: () => [{ mesh: writeMesh(slug, model()), parts: MACHINES[slug].parts }],
    shots: () =>
      Object.values(bases).map(({ index, paint }) => ({
        ...SIZE,
        file: workFile(`${slug}-quick-${index}.exr`),
        camera: view(),
        paint,
      })),
    finishes: [
      ...inColours('hero', async (picture, denoise) =>
        overPlate(picture, await emptyStudio(denoise), exposure),
      ),
      ...inColours('icon', icon),
    ],
  }
}

function icon(picture: Picture): Sharp {
  const left = (SIZE.width - ICON_WIDTH) / 2
  return toImage(picture, { exposure: ICON_EXPOSURE, transparent: true }).extract({
    left,
    top: 0,
    width: ICON_WIDTH,
    height: SIZE.height,
  })
}

let studio: Promise<Picture> | undefined

/** The studio without a machine, rendered once. */
function emptyStudio(denoise: Denoiser): Promise<Picture> {
  studio ??= (async () => {
    const file = workFile('empty-studio.exr')
    const shot = { ...SIZE, samples: 12, file, camera: SHOTS.hero.camera, paint: NO_PAINT }
    if (!existsSync(file))
      await renderJob('empty-studio', { room: STUDIO, vehicles: [], shots: [shot] }, () => {})
    return loadRender(file, denoise)
  })()
  return studio
}
