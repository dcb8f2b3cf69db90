// Materials, lights and rooms: the appearance of a picture apart from the geometry.
import { ACCESSORY_MATERIALS, MACHINE_MATERIALS } from './machine-looks.ts'
import { SCENE_MATERIALS } from './scene-looks.ts'

export type Material = {
  base?: string
  metal?: number
  rough?: number
  specular?: number
  coat?: number
  coatRough?: number
  emit?: string
  strength?: number
  bump?: readonly [number, number, number]
  tint?: string
  /**
   * Refractive index of glass, which sets its reflection. A tinted screen is coated and reflects
   * less.
   */
  refraction?: number
  /** Patches of darker and lighter colour: number per metre, and contrast with the base colour. */
  mottle?: readonly [number, number]
  /** Height in metres over which the surface changes from its roughness to fully matt. */
  mattFrom?: number
  /**
   * The floor's second colour, matt. It fades in between the two distances from the centre, in
   * metres.
   */
  fade?: readonly [colour: string, from: number, until: number]
  glow?: readonly Glow[]
  /**
   * The floor's contact shadow: reach upwards in metres, darkness of full cover (0 to 1), rays per
   * sample.
   */
  contact?: readonly [reach: number, depth: number, rays: number]
}

/** Light painted on a backdrop: a soft ellipsoid around a point, brightest in its centre. */
export type Glow = {
  at: readonly number[]
  size: readonly number[]
  colour: string
  strength: number
}

export const MATERIALS: Record<string, Material> = {
  ...MACHINE_MATERIALS,
  studioFloor: { base: '#4a4d53', rough: 0.5, mattFrom: 0.6, contact: [0.8, 0.75, 1] },
  /**
   * Like the studio's floor, but matt: a wide picture would show reflections of the lamps beside
   * the machine.
   */
  sceneFloor: { base: '#34373c', rough: 1, specular: 0 },
  catcher: { base: '#bbbbbb', rough: 0.8, contact: [0.55, 0.95, 8] },
  ...ACCESSORY_MATERIALS,
  ...SCENE_MATERIALS,
}

export type LacquerName = 'gloss' | 'matte'

export type Light = {
  at: readonly number[]
  to: readonly number[]
  size: readonly [number, number]
  power: number
  edge: number
  colour?: string
}
export type Solid =
  | { at: readonly number[]; size: readonly number[]; material: string; staged?: boolean }
  | {
      profile: readonly (readonly number[])[]
      width: number
      material: string
      staged?: boolean
      /**
       * Only its shadow is visible to the camera. It must be a single sheet, or its underside
       * counts as cover.
       */
      shadowOnly?: boolean
    }
export type Room = {
  world: readonly [string, number]
  /**
   * Replaces the constant ambient light with a gradient by height: [-1 to 1, value] or [-1 to 1,
   * red, green, blue], linear.
   */
  sky?: readonly (readonly number[])[]
  /** Overrides of `MATERIALS` in this room. */
  parts?: Record<string, Material>
  lights: readonly Light[]
  solids: readonly Solid[]
  turnsWithCamera?: boolean
}
