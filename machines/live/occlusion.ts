import type { Shaded } from '../kernel/normals.ts'
import { type CodedPart, MOST } from './occlusion-code.ts'
import { smoothed } from './smoothed.ts'

/**
 * Hashes a part's number of vertices and its triangle indices to 16 bits. Occlusion is used only on
 * the part for which it was computed. Positions are excluded, because their last bits differ
 * between engines.
 */
export function markOf({ positions, indices }: Shaded): number {
  let mark = Math.imul(0x811c9dc5 ^ positions.length, 0x01000193) ^ indices.length
  for (const index of indices) {
    mark = Math.imul(mark ^ index, 0x01000193)
    mark ^= mark >>> 15
  }
  return (mark ^ (mark >>> 16)) & 0xffff
}

/** Encodes a part's openness (0 to 1 for each vertex) for a file. */
export function codedPart(part: Shaded, openness: Float32Array<ArrayBuffer>): CodedPart {
  // Smoothed here and again before drawing: smooth data compress better, and steps between levels
  // become invisible.
  const smooth = smoothed(openness, part.indices)
  return { mark: markOf(part), levels: Uint8Array.from(smooth, (v) => Math.round(MOST * v)) }
}

/**
 * Returns one byte per vertex for each part. A part that differs from the coded one is fully open.
 */
export function occlusionOf(
  parts: readonly Shaded[],
  coded: readonly CodedPart[],
): Uint8Array<ArrayBuffer>[] {
  return parts.map((part, i) => {
    if (!isFor(part, coded[i])) return new Uint8Array(part.positions.length / 3).fill(255)
    const smooth = smoothed(Float32Array.from(coded[i].levels), part.indices)
    return Uint8Array.from(smooth, (level) => Math.round((255 * level) / MOST))
  })
}

export function isFor(part: Shaded, coded: CodedPart | undefined): boolean {
  return coded?.levels.length === part.positions.length / 3 && coded.mark === markOf(part)
}
