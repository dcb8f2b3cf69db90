import type { Shaded } from '../kernel/normals.ts'
import { type CodedPart, MOST } from './occlusion-code.ts'
import { smoothed } from './smoothed.ts'

/**
 * A part's vertices by their number and its triangles by their indices, in 16 bits: occlusion fits only the part that it
 * was made for. Positions are left out, for engines differ in their last bits.
 */
export function markOf({ positions, indices }: Shaded): number {
  let mark = Math.imul(0x811c9dc5 ^ positions.length, 0x01000193) ^ indices.length
  for (const index of indices) {
    mark = Math.imul(mark ^ index, 0x01000193)
    mark ^= mark >>> 15
  }
  return (mark ^ (mark >>> 16)) & 0xffff
}

/** What a file holds for each part; `openness` goes from 0 to 1. */
export function codedPart(part: Shaded, openness: Float32Array<ArrayBuffer>): CodedPart {
  // Once here and once where it is drawn: what is smooth is small, and steps between levels are not seen.
  const smooth = smoothed(openness, part.indices)
  return { mark: markOf(part), levels: Uint8Array.from(smooth, (v) => Math.round(MOST * v)) }
}

/** One byte a vertex for each part; a part that is not the one that was coded is wholly open. */
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
