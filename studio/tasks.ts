import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Sharp } from 'sharp'
import type { Room } from '../machines/looks.ts'
import type { MoodName } from '../machines/studio-room.ts'
import { type RenderShot, renderJob, type Standing } from './blender.ts'
import type { Quality, Size } from './cameras.ts'
import { clean, evenShadow, fadeShadow } from './finish/clean.ts'
import { recolour } from './finish/colour.ts'
import type { Denoiser } from './finish/denoise.ts'
import { type Render, readExr } from './finish/exr.ts'
import { develop, type Film } from './finish/film.ts'
import { overBackdrop, toCutout, toImage } from './finish/image.ts'
import { workFile } from './work.ts'

/**
 * A picture from a task's renders: the shot at `base`, plus the share of each paint times its
 * colour.
 */
export type Finish = {
  picture: string
  base: number
  mixes: readonly { white: number; reference: number; colour: string }[]
}

/** One Blender run and its pictures. */
export type Task = {
  name: string
  /** Name that `--only` selects: a machine's slug, `site` or `accessories`. */
  group: string
  room: Room
  /** Name of the room, if pages continue its colours. */
  mood?: MoodName
  vehicles: () => Standing[]
  shots: () => RenderShot[]
  finishes: readonly Finish[]
  look: Film & { cutout?: boolean }
  /** Size of one render, and number of renders. */
  size: Size
  renders: number
  /**
   * Backdrop of a cut-out. A still is denoised on its backdrop, because the noise of a clear screen
   * is in its alpha and visible only there. Frames that turn are denoised before, or their
   * background would flicker.
   */
  backdrop?: 'still' | 'turning'
  /** Returns a hash of all inputs of its pictures. It needs the geometry. */
  recipe: () => string
}

/** Renders, denoises, colours and saves the masters of a task. Returns the seconds of each step. */
export async function runTask(
  task: Task,
  denoise: Denoiser,
  masters: string,
  quality: Quality,
): Promise<{ render: number; finish: number }> {
  const shots = task.shots()
  const spent = { render: 0, finish: 0 }
  await renderJob(
    task.name,
    { room: task.room, vehicles: task.vehicles(), shots },
    (file, seconds) => {
      spent.render += seconds
      process.stdout.write(
        `\r  ${task.name}: ${shots.findIndex((shot) => shot.file === file) + 1} of ${shots.length} `,
      )
    },
  )
  const started = performance.now()
  const loaded = new Map<number, Render>()
  const render = (index: number): Render => {
    const known = loaded.get(index)
    if (known) return known
    const fresh = readExr(shots[index].file)
    // The frames of a turntable are used once each; only mixed renders are worth caching.
    if (task.finishes.some((finish) => finish.mixes.length > 0)) loaded.set(index, fresh)
    return fresh
  }
  for (const finish of task.finishes) {
    const base = render(finish.base)
    const parts = finish.mixes.map(({ white, reference, colour }) => ({
      white: render(white).rgb,
      reference: render(reference).rgb,
      colour,
    }))
    const mixed = parts.length ? { ...base, rgb: recolour(base.rgb, parts) } : base
    const image = await imageOf(task, develop(mixed, task.look, task.look.cutout), denoise)
    const file = workFile(`${masters}/${finish.picture}.png`)
    mkdirSync(dirname(file), { recursive: true })
    await image.png({ compressionLevel: 3 }).toFile(file)
    const { width, height, samples, camera, paint, turn } = shots[finish.base]
    const made = {
      recipe: task.recipe(),
      quality,
      samples,
      camera,
      colours: finish.mixes.length ? finish.mixes.map((mix) => mix.colour) : [paint.paint],
      rendered: [width, height],
      ...(task.mood && { room: task.mood }),
      ...(turn !== undefined && { turn }),
    }
    writeFileSync(file.replace(/png$/, 'json'), JSON.stringify(made))
  }
  for (const shot of shots) rmSync(shot.file)
  spent.finish = (performance.now() - started) / 1000
  return spent
}

/**
 * Converts a developed render to its final image. The shadow of a cut-out is smoothed, and fades
 * out if there is no backdrop.
 */
async function imageOf({ look, backdrop }: Task, print: Render, denoise: Denoiser): Promise<Sharp> {
  if (!look.cutout) return toImage(await clean(print, denoise), look)
  const shaded = evenShadow(print)
  if (backdrop === 'still') return toImage(await clean(overBackdrop(shaded), denoise), look)
  if (backdrop === 'turning') return toImage(overBackdrop(await clean(shaded, denoise)), look)
  return toCutout(await clean(fadeShadow(shaded), denoise))
}
