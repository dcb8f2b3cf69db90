import { readFileSync } from 'node:fs'
import type { FontName } from './font-chooser.ts'
import type { CodedGlyph, DrawnGlyph, UsedFonts } from './glyph-codes.ts'
import type { PdfFile } from './pdf-file.server.ts'
import { glyphHex, utf16Hex } from './pdf-strings.ts'
import type { TextShaper } from './text-shaper.ts'

/**
 * Reads a font file. `scripts/build-fonts.ts` makes these files as subsets of Anek and Noto Naskh
 * Arabic.
 */
export function readFontFile(name: FontName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
}

/**
 * Embeds the fonts in use and writes their dictionary. Each font is embedded as a whole, with the
 * widths and the text of the used glyphs. Therefore text in the PDF can be searched and copied.
 */
export function embedFonts(file: PdfFile, dictionary: number, used: UsedFonts): void {
  const refs = [...used].map(([name, glyphs]) => `/${name} ${addFont(file, name, glyphs)} 0 R`)
  file.put(dictionary, `<< ${refs.join(' ')} >>`)
}

/** Writes the outlines in use, and returns their entries for the resource dictionary. */
export function embedDrawings(
  file: PdfFile,
  drawings: ReadonlyMap<string, DrawnGlyph>,
  shaper: TextShaper,
): string {
  const box = '/Type /XObject /Subtype /Form /BBox [-3000 -3000 3000 3000]'
  const refs = [...drawings].map(([name, { font, glyph }]) => {
    const id = file.putStream(file.reserve(), box, `${shaper.outline(font, glyph)} f`)
    return `/${name} ${id} 0 R`
  })
  return refs.join(' ')
}

function addFont(file: PdfFile, name: FontName, glyphs: readonly CodedGlyph[]): number {
  const bytes = readFontFile(name)
  const program = file.putStream(file.reserve(), `/Length1 ${bytes.length}`, bytes)
  const baseName = name === 'arabic' ? '/NASKHP+NotoNaskhArabic' : `/ANEKPD+Anek-${name}`
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${baseName} /Flags 4 /FontBBox [-500 -500 2000 1300] /ItalicAngle 0 /Ascent 1000 /Descent -300 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
  )
  const widths = glyphs.map(({ advance }) => advance).join(' ')
  const glyphOfCode = file.putStream(file.reserve(), '', glyphMap(glyphs))
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${baseName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap ${glyphOfCode} 0 R /DW 0 /W [1 [${widths}]] >>`,
  )
  const toUnicode = file.putStream(file.reserve(), '', unicodeMap(glyphs))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${baseName} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
}

/** Each code has two bytes. Codes start at 0, which maps to no glyph. */
function glyphMap(glyphs: readonly CodedGlyph[]): Uint8Array {
  const map = Buffer.alloc(2 * (glyphs.length + 1))
  for (const [index, { glyph }] of glyphs.entries()) map.writeUInt16BE(glyph, 2 * (index + 1))
  return map
}

function unicodeMap(glyphs: readonly CodedGlyph[]): string {
  const lines = glyphs.map(({ text }, index) => `<${glyphHex(index + 1)}> <${utf16Hex(text)}>`)
  const blocks: string[] = []
  for (let start = 0; start < lines.length; start += 100) {
    const part = lines.slice(start, start + 100)
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
