import { deflateSync } from 'node:zlib'

export type PdfFile = ReturnType<typeof pdfFile>

/**
 * A PDF 1.7 file that can be sent while it is written. The file has numbered objects, and at the
 * end a table of the objects' byte offsets. Without that table the file is not a valid PDF.
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

  /**
   * Reserves the number of an object that is written later, for example because other objects must
   * refer to it first.
   */
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
    /**
     * Writes the table of objects, which makes the file valid. Throws if a reserved object is
     * missing.
     */
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
    /** Returns a copy of the bytes written since the last call. */
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
