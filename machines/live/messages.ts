import type { Level } from '../live-detail.ts'
import type { LacquerName, Light, Material } from '../looks.ts'

/** What a page asks of the worker: a machine, or one accessory as it sits on that machine. */
export type Order = { id: number; machine: string; level: Level; fitting?: string }

/** What is drawn with one material: `of` names the part of the machine that a fitted accessory may stand in for. */
export type Group = {
  material: string
  of?: string
  /** Metres; x forwards, y to the left, z up from the ground. */
  positions: Float32Array
  /** 32767 is a length of 1: chrome and mirrors show steps that are a hundred times as high. */
  normals: Int16Array
  /** 255 is open, 0 wholly covered. */
  occlusion: Uint8Array
  indices: Uint32Array
}

/** Everything of the studio that a view needs beside geometry. */
export type Look = {
  /** By the names that the machine's groups bear, with what is different on this machine. */
  materials: Record<string, Material>
  lacquers: Record<LacquerName, { metal: number; rough: number; coat: number; coatRough: number }>
  /** The second paint, where a colour has none of its own. */
  accent: string
  lamps: readonly Light[]
  sky: readonly (readonly number[])[]
  /** Lowest and highest corner of the machine, in metres. */
  box: { least: readonly number[]; most: readonly number[] }
}

export type Built = {
  id: number
  ok: true
  groups: Group[]
  triangles: number
  /** The machine's parts (`Group.of`) that go while this accessory is fitted; empty of a machine. */
  replaces: string[]
  look: Look
}

export type NotBuilt = { id: number; ok: false; because: string }

export type Answer = Built | NotBuilt
