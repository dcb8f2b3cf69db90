import type { Level } from '../live-detail.ts'
import type { LacquerName, Light, Material } from '../looks.ts'

/** Request of a page to the worker: a machine, or one accessory at its place on that machine. */
export type Order = { id: number; machine: string; level: Level; fitting?: string }

/**
 * Geometry of one material. `of` names the part of the machine that a fitted accessory can replace.
 */
export type Group = {
  material: string
  of?: string
  /** Positions in metres: x forwards, y to the left, z up from the ground. */
  positions: Float32Array
  /**
   * The value 32767 is a length of 1. Fewer bits are too coarse: chrome and mirrors show steps a
   * hundred times as large.
   */
  normals: Int16Array
  /** 255 is open, 0 fully covered. */
  occlusion: Uint8Array
  indices: Uint32Array
}

/** Appearance data from the studio that a view needs besides the geometry. */
export type Look = {
  /** Materials by the names of the machine's groups, with this machine's own differences. */
  materials: Record<string, Material>
  lacquers: Record<LacquerName, { metal: number; rough: number; coat: number; coatRough: number }>
  /** Default second colour, for a colour that declares none. */
  accent: string
  lamps: readonly Light[]
  sky: readonly (readonly number[])[]
}

/** Points in metres: forwards, to the left, and up from the ground. */
export type OutlinePoint = readonly [forward: number, left: number, up: number]

/** Size of a machine or accessory in metres. */
export type Extent = {
  /** Distance of the camera in the turntable's pictures. */
  turntableDistance: number
  /** Middle of the handlebar. */
  bar: { forward: number; left: number; up: number }
  /** Points that enclose it. */
  outline: readonly OutlinePoint[]
}

export type Built = {
  id: number
  ok: true
  groups: Group[]
  triangles: number
  /**
   * Parts of the machine (`Group.of`) that are hidden while this accessory is fitted; empty for a
   * machine.
   */
  replaces: string[]
  look: Look
  extent: Extent
}

export type NotBuilt = { id: number; ok: false; because: string }

export type Answer = Built | NotBuilt
