import { deflateSync } from 'node:zlib'

export type PdfFile = ReturnType<typeof pdfFile>

/**
 * A PDF 1.7 file that goes out while it grows: numbered objects, and at the end the table that says
 * at which byte each begins. Cut off before that, it is no PDF.
 */
export function pdfFile() {
  const offsets: number[] = []
  let written: Uint8Array[] = []
  let offset = 0

  function write(part: string | Uint8Array) {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    written.push(bytes)
    offset += bytes.length
  }

  /** A number for an object that is put later, or whose number others need first. */
  const reserve = () => offsets.push(0)

  function put(id: number, ...parts: (string | Uint8Array)[]): number {
    offsets[id - 1] = offset
    write(`${id} 0 obj\n`)
    for (const part of parts) write(part)
    write('\nendobj\n')
    return id
  }

  write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')

  return {
    reserve,
    put,
    add: (body: string) => put(reserve(), body),
    putStream(id: number, entries: string, content: string | Uint8Array): number {
      const packed = deflateSync(content)
      const head = `<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
      return put(id, head, packed, '\nendstream')
    },
    /** Writes the table of objects, which makes the file valid. Throws when a reserved one is missing. */
    finish(catalog: number, info: number) {
      const missing = offsets.indexOf(0)
      if (missing >= 0) throw new Error(`Object ${missing + 1} of the PDF was never put`)
      const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
      const count = offsets.length + 1
      const start = offset
      write(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`)
      write(`trailer\n<< /Size ${count} /Root ${catalog} 0 R /Info ${info} 0 R >>\n`)
      write(`startxref\n${start}\n%%EOF\n`)
    },
    /** What was written since the last time, in memory of its own. */
    take(): Uint8Array<ArrayBuffer> {
      const taken = new Uint8Array(written.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const part of written) {
        taken.set(part, at)
        at += part.length
      }
      written = []
      return taken
    },
  }
}
