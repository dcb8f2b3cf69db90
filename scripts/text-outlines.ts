import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const fontFile = new URL(
  '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  import.meta.url,
)

/** Opens the headline font with only the letters of this text. */
export async function openHeadlineFont(text: string): Promise<Font> {
  const bytes = await subsetFont(readFileSync(fontFile), text, {
    targetFormat: 'sfnt',
    variationAxes: { wdth: 125, wght: 700 },
  })
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/**
 * Returns a line of text as SVG paths in the font's units, with the y axis up: 2000 to the em,
 * capitals 1256 high.
 */
export function outlineText(font: Font, text: string): { paths: string; width: number } {
  const { glyphs, width } = outlineGlyphs(font, text)
  const paths = glyphs.map(({ x, path }) => `<path transform="translate(${x})" d="${path}"/>`)
  return { paths: paths.join(''), width }
}

/** Returns the glyphs of a line as SVG path data and their positions, in the font's units. */
export function outlineGlyphs(
  font: Font,
  text: string,
): { glyphs: { x: number; path: string }[]; width: number } {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const positions = run.getGlyphPositions()
  let width = 0
  const glyphs = run.getGlyphInfos().map(({ codepoint }, index) => {
    const glyph = { x: width, path: font.glyphToPath(codepoint) }
    width += positions[index]?.xAdvance ?? 0
    return glyph
  })
  return { glyphs, width }
}
