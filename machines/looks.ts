// Materials, lights and rooms: everything about a picture's look that is not a machine.
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
  /** Of glass: how strongly it mirrors; a tinted screen is coated to mirror less. */
  refraction?: number
  /** Patches of darker and lighter colour: how many a metre, and how far from the base. */
  mottle?: readonly [number, number]
  /** Height over which the surface turns from its roughness to fully matt. */
  mattFrom?: number
  /** A floor's second colour, matt, reached between the two distances from its middle. */
  fade?: readonly [colour: string, from: number, until: number]
  glow?: readonly Glow[]
  /** A floor's shadow under what stands on it: how far up it looks in metres, how dark full cover is (0 to 1), rays a sample. */
  contact?: readonly [reach: number, depth: number, rays: number]
}

/** Light painted onto a backdrop: a soft ellipsoid around a point, brightest in its middle. */
export type Glow = {
  at: readonly number[]
  size: readonly number[]
  colour: string
  strength: number
}

export const MATERIALS: Record<string, Material> = {
  ...MACHINE_MATERIALS,
  studioFloor: { base: '#4a4d53', rough: 0.5, mattFrom: 0.6, contact: [0.8, 0.75, 1] },
  /** As the studio's, but matt: a wide picture would show the lamps beside the machine mirrored in it. */
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
      /** The camera sees nothing of it but the shadow; one sheet, or its underside would count as cover. */
      shadowOnly?: boolean
    }
export type Room = {
  world: readonly [string, number]
  /** Instead of one constant light from all around: by height, [-1 to 1, value] or [-1 to 1, red, green, blue]; linear. */
  sky?: readonly (readonly number[])[]
  /** What differs from `MATERIALS` in this room. */
  parts?: Record<string, Material>
  lights: readonly Light[]
  solids: readonly Solid[]
  turnsWithCamera?: boolean
}
