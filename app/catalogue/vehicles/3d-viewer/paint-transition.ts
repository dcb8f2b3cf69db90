import { Color } from 'three'
import type { Look } from '#machines/live/messages.ts'
import type { PaintMaterials } from './machine-materials.ts'
import type { MachinePaint } from './machine-paint.ts'

/** Duration of a change of paint, in milliseconds. */
const duration = 240

const flakes = { gloss: 0, metallic: 0.5, pearl: 0.2, matte: 0 }
const flakesAMetre = 1000

/**
 * Gives the painted surfaces a paint with the studio's lacquers, at once or within a quarter of a
 * second. Flakes exist only in the live view.
 */
export class PaintTransition {
  readonly #materials: PaintMaterials
  readonly #look: PaintLook
  #from: Coats = {}
  #to: Coats = {}
  #isOver = true
  #start: number | undefined

  constructor(materials: PaintMaterials, look: PaintLook) {
    this.#materials = materials
    this.#look = look
  }

  /** Applies a paint at once. */
  apply(paint: MachinePaint): void {
    this.#to = coatsOf(paint, this.#look)
    this.finish()
  }

  /** Ends a change of the paint. Surfaces that were added have the paint too. */
  finish(): void {
    this.#isOver = true
    this.#mix(1)
  }

  /** Changes to a paint from the current one, with the next calls of `step`. */
  begin(paint: MachinePaint): void {
    this.#from = readCoats(this.#materials)
    this.#to = coatsOf(paint, this.#look)
    this.#isOver = false
    this.#start = undefined
  }

  /** Call it for each frame. Returns `true` if another frame is needed. */
  step(now: number): boolean {
    if (this.#isOver) return false
    this.#start ??= now
    const share = Math.min(1, (now - this.#start) / duration)
    this.#mix(1 - (1 - share) ** 3)
    this.#isOver = share === 1
    return !this.#isOver
  }

  #mix(share: number): void {
    for (const name of ['paint', 'paint2'] as const) {
      const [material, to] = [this.#materials[name], this.#to[name]]
      if (!material || !to) continue
      const from = this.#from[name] ?? to
      const mixed = (of: (coat: Coat) => number) => of(from) + (of(to) - of(from)) * share
      material.color.lerpColors(from.colour, to.colour, share)
      material.metalness = mixed(({ metal }) => metal)
      material.roughness = mixed(({ rough }) => rough)
      material.clearcoat = mixed(({ coat }) => coat)
      material.clearcoatRoughness = mixed(({ coatRough }) => coatRough)
      material.grain.value.set(
        flakesAMetre,
        mixed(({ tilt }) => tilt),
      )
    }
  }
}

/** `tilt` is the strength of the flakes. */
type Coat = {
  colour: Color
  metal: number
  rough: number
  coat: number
  coatRough: number
  tilt: number
}
type PaintLook = Pick<Look, 'lacquers' | 'accent'>
type Coats = Partial<Record<'paint' | 'paint2', Coat>>

function coatsOf({ base, second, finish }: MachinePaint, { lacquers, accent }: PaintLook): Coats {
  const lacquer = lacquers[finish === 'matte' ? 'matte' : 'gloss']
  const coat = { ...lacquer, tilt: flakes[finish ?? 'gloss'] }
  return {
    paint: { ...coat, colour: new Color(base) },
    paint2: { ...coat, colour: new Color(second ?? accent) },
  }
}

function readCoats(materials: PaintMaterials): Coats {
  const coats: Coats = {}
  for (const name of ['paint', 'paint2'] as const) {
    const material = materials[name]
    if (!material) continue
    coats[name] = {
      colour: material.color.clone(),
      metal: material.metalness,
      rough: material.roughness,
      coat: material.clearcoat,
      coatRough: material.clearcoatRoughness,
      tilt: material.grain.value.y,
    }
  }
  return coats
}
