// Letters on a wall in the site's headline font: the dealer's name and other words.
import { readFileSync } from 'node:fs'
import { Model } from '../machines/kernel/model.ts'
import { contours, raised } from '../machines/kernel/raised.ts'
import { openHeadlineFont, outlineGlyphs } from '../scripts/text-outlines.ts'

const CAPITALS = 1256

export type Sign = {
  at: readonly [number, number, number]
  /** Height of a capital letter in metres. */
  height: number
  /** Text of the sign; the default is the dealer's name. */
  text?: string
  face?: string
  side?: string
  /** Distance of the letters from their wall, in metres. */
  depth?: number
}

const dealer: { name: string } = JSON.parse(
  readFileSync(new URL('../catalogue/dealer.json', import.meta.url), 'utf8'),
)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789'
const font = await openHeadlineFont(alphabet)

/**
 * Letters centred at x = 0, with their base at z = 0, facing -y. The face of each has its own
 * material.
 */
export function signModel({ height, text = dealer.name.toUpperCase(), ...look }: Sign): Model {
  const { face = 'signFace', side = 'signSide', depth = height * 0.16 } = look
  const { glyphs, width } = outlineGlyphs(font, text)
  const scale = height / CAPITALS
  const model = new Model()
  for (const { x, path } of glyphs) {
    const lines = contours(path).map((line) =>
      line.map((q) => [(q[0] + x - width / 2) * scale, q[1] * scale]),
    )
    for (const mesh of raised(lines, 0, -depth * 0.9, height * 0.004)) model.add(side, mesh, 30)
    for (const mesh of raised(lines, -depth * 0.9, -depth, height * 0.012))
      model.add(face, mesh, 30)
  }
  return model
}
