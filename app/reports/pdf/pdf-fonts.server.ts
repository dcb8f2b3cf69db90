import { readFileSync } from 'node:fs'
import type { Used } from './canvas.ts'
import type { PdfFile } from './pdf-file.server.ts'
import { hex, utf16 } from './pdf-text.ts'
import type { FontName, Shaper } from './shaper.ts'

/** A font's file, cut out of Anek by scripts/build-fonts.ts. */
export function readFont(name: FontName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
}

/**
 * Embeds the fonts that occur and puts the dictionary that names them. Each comes whole, with the
 * widths of the glyphs that occur and with the text they stand for, so that the file can be searched
 * and copied from.
 */
export function putFonts(file: PdfFile, dictionary: number, used: Used, shaper: Shaper): void {
  const refs = [...used].map(
    ([name, glyphs]) => `/${name} ${addFont(file, name, glyphs, shaper)} 0 R`,
  )
  file.put(dictionary, `<< ${refs.join(' ')} >>`)
}

function addFont(
  file: PdfFile,
  name: FontName,
  glyphs: Map<number, string>,
  shaper: Shaper,
): number {
  const bytes = readFont(name)
  const program = file.putStream(file.reserve(), `/Length1 ${bytes.length}`, bytes)
  const baseName = `/ANEKPD+Anek-${name}`
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${baseName} /Flags 4 /FontBBox [-500 -500 2000 1300] /ItalicAngle 0 /Ascent 1000 /Descent -300 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
  )
  const ids = [...glyphs.keys()].sort((a, b) => a - b)
  const widths = ids.map((id) => `${id} [${shaper.advance(name, id)}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${baseName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths}] >>`,
  )
  const toUnicode = file.putStream(file.reserve(), '', unicodeMap(glyphs))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${baseName} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
}

function unicodeMap(glyphs: Map<number, string>): string {
  const lines = [...glyphs]
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `<${hex(id)}> <${utf16(text)}>`)
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
