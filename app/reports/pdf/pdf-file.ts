import type { FontName, Fonts, Shaper } from './shaper.ts'

type Used = Map<FontName, Map<number, string>>

const encoder = new TextEncoder()

/**
 * Puts pages into a PDF 1.7 file. Fonts are embedded whole, each with the widths of the glyphs that
 * occur and with the text they stand for, so that the file can be searched and copied from.
 */
export async function pdfFile({
  title,
  pages,
  size,
  fonts,
  used,
  shaper,
}: {
  title: string
  /** Content streams. */
  pages: readonly string[]
  size: readonly [width: number, height: number]
  fonts: Fonts
  used: Used
  shaper: Shaper
}): Promise<Blob> {
  const file = objectWriter()
  const catalog = file.reserve()
  const tree = file.reserve()
  const fontRefs: string[] = []
  for (const [name, glyphs] of used) {
    const bytes = fonts[name]
    if (bytes) fontRefs.push(`/${name} ${await addFont(file, name, bytes, glyphs, shaper)} 0 R`)
  }
  const resources = file.add(`<< /Font << ${fontRefs.join(' ')} >> >>`)
  const kids: number[] = []
  for (const content of pages) {
    const stream = await file.addStream('', encoder.encode(content))
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources ${resources} 0 R /Contents ${stream} 0 R >>`,
      ),
    )
  }
  const kidRefs = kids.map((id) => `${id} 0 R`).join(' ')
  file.set(tree, `<< /Type /Pages /Kids [${kidRefs}] /Count ${kids.length} >>`)
  file.set(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const info = file.add(`<< /Title ${hexText(title)} /Producer (Showroom) >>`)
  return file.finish(catalog, info)
}

async function addFont(
  file: ObjectWriter,
  name: FontName,
  bytes: Uint8Array<ArrayBufferLike>,
  glyphs: Map<number, string>,
  shaper: Shaper,
): Promise<number> {
  const program = await file.addStream(`/Length1 ${bytes.length}`, bytes)
  const baseName = `/ANEKPD+Anek-${name}`
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${baseName} /Flags 4 /FontBBox [-500 -500 2000 1300] /ItalicAngle 0 /Ascent 1000 /Descent -300 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
  )
  const ids = [...glyphs.keys()].sort((a, b) => a - b)
  const widths = ids.map((id) => `${id} [${shaper.advance(name, id)}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${baseName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths}] >>`,
  )
  const toUnicode = await file.addStream('', encoder.encode(unicodeMap(glyphs)))
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

type ObjectWriter = ReturnType<typeof objectWriter>

/** Numbered objects, and the table at the end that says at which byte each begins. */
function objectWriter() {
  const bodies: (Uint8Array[] | undefined)[] = []
  const put = (id: number, parts: Uint8Array[]) => {
    bodies[id - 1] = parts
    return id
  }
  const reserve = () => bodies.push(undefined)

  return {
    reserve,
    set: (id: number, body: string) => put(id, [encoder.encode(body)]),
    add: (body: string) => put(reserve(), [encoder.encode(body)]),
    async addStream(entries: string, bytes: Uint8Array): Promise<number> {
      const packed = await deflate(bytes)
      const head = `<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
      return put(reserve(), [encoder.encode(head), packed, encoder.encode('\nendstream')])
    },
    finish(catalog: number, info: number): Blob {
      const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
      let offset = parts[0]?.length ?? 0
      const offsets = bodies.map((body = [], index) => {
        const at = offset
        const all = [encoder.encode(`${index + 1} 0 obj\n`), ...body, encoder.encode('\nendobj\n')]
        for (const part of all) offset += part.length
        parts.push(...all)
        return at
      })
      const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
      const count = bodies.length + 1
      parts.push(
        encoder.encode(
          `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
        ),
      )
      return new Blob(
        parts.map((part) => new Uint8Array(part)),
        { type: 'application/pdf' },
      )
    },
  }
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

export const hex = (glyph: number) => glyph.toString(16).padStart(4, '0')

export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

/** A text string of the file itself, in UTF-16 with its mark. */
export const hexText = (text: string) => `<feff${utf16(text)}>`
