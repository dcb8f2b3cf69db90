import { inflateSync } from 'node:zlib'

export type ParsedPdf = {
  title: string
  /** Size of the page in points. */
  mediaBox: string
  /** Texts of each page, one for each word or run, in drawing order. A picture is `[picture]`. */
  pages: string[][]
  /** Embedded fonts: `latin`, `telugu` …. */
  fonts: string[]
}

/**
 * Reads a PDF as a viewer does: from its end, by its table of objects. Throws if the file is
 * incomplete.
 */
export function readPdf(bytes: Uint8Array): ParsedPdf {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1] ?? Number.NaN)
  if (text.slice(start, start + 5) !== 'xref\n') throw new Error('This is not a whole PDF')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  const trailer = text.slice(text.indexOf('trailer', start))

  function object(id: number): string {
    const at = offsets[id - 1] ?? -1
    const head = `${id} 0 obj\n`
    if (text.slice(at, at + head.length) !== head) throw new Error(`Object ${id} is elsewhere`)
    return text.slice(at + head.length, text.indexOf('\nendobj\n', at))
  }
  function stream(id: number): string {
    const at = file.indexOf('stream\n', offsets[id - 1]) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(object(id))?.[1])
    return inflateSync(file.subarray(at, at + length)).toString('latin1')
  }
  const ref = (body: string, key: string) =>
    Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? Number.NaN)

  const tree = object(ref(object(ref(trailer, 'Root')), 'Pages'))
  const kids = [...(/\/Kids \[(.*?)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  const pages = kids.map(([, id]) => object(Number(id)))
  const resources = object(ref(pages[0] ?? '', 'Resources'))
  const fonts = [...object(ref(resources, 'Font')).matchAll(/\/([\w-]+) (\d+) 0 R/g)]
  const letters = new Map(
    fonts.map(([, name = '', id]) => [
      name,
      parseToUnicodeMap(stream(ref(object(Number(id)), 'ToUnicode'))),
    ]),
  )
  const drawings = object(ref(resources, 'XObject'))
  const isImage = (name: string) => object(ref(drawings, name)).includes('/Subtype /Image')
  const drawn = (content: string): string[] =>
    [...content.matchAll(/\/(\w+) Do|BT \/([\w-]+) (.*?) ET/g)].flatMap(
      ([, later, font = '', shown = '']) => {
        if (later && isImage(later)) return ['[picture]']
        if (later) return drawn(stream(ref(drawings, later)))
        const codes = [...shown.matchAll(/<(\w{4})>/g)].map(([, code = '']) => code)
        const parts = codes.map((code) => letters.get(font)?.get(code) ?? '\ufffd')
        // Right-to-left text: reverse the parts, whose letters are in order.
        return [(font === 'arabic' ? parts.reverse() : parts).join('').replace(/(?<=.) $/, '')]
      },
    )

  return {
    title: decodeUtf16Hex(/\/Title <feff(\w*)>/.exec(object(ref(trailer, 'Info')))?.[1] ?? ''),
    mediaBox: /\/MediaBox \[(.*?)\]/.exec(pages[0] ?? '')?.[1] ?? '',
    pages: pages.map((page) => drawn(stream(ref(page, 'Contents')))),
    fonts: [...letters.keys()],
  }
}

function parseToUnicodeMap(toUnicode: string): Map<string, string> {
  const pairs = toUnicode.matchAll(/^<(\w{4})> <(\w+)>$/gm)
  return new Map([...pairs].map(([, id = '', said = '']) => [id, decodeUtf16Hex(said)]))
}

function decodeUtf16Hex(codes: string): string {
  return String.fromCharCode(...(codes.match(/.{4}/g) ?? []).map((it) => Number.parseInt(it, 16)))
}
