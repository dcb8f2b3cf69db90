import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file to write; compressed files such as pictures are stored without another compression. */
export type ArchiveEntry = { name: string; bytes: Uint8Array; isPacked?: boolean }

/**
 * Writes a ZIP as a stream. Requests the next file when the previous file is written, so that only
 * one file is in memory. Stops when the client stops reading.
 */
export function writeArchive(
  files: AsyncIterable<ArchiveEntry>,
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  void addAll(zip, files, { at, out })
  return new ReadableStream(sourceOf(out))
}

async function addAll(
  zip: ZipFile,
  files: AsyncIterable<ArchiveEntry>,
  { at, out }: { at: Date; out: PassThrough },
): Promise<void> {
  const left = once(out, 'close').then(() => 'left' as const)
  try {
    for await (const { name, bytes, isPacked } of files) {
      const content = Readable.from([bytes], { objectMode: false })
      const written = once(content, 'end')
      zip.addReadStreamLazy(
        name,
        { mtime: at, mode: 0o100644, compress: !isPacked, size: bytes.length },
        (take) => take(null, content),
      )
      if ((await Promise.race([written, left])) === 'left') return
    }
    zip.end()
  } catch (error) {
    out.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Like `Readable.toWeb`, which types its chunks as `any`. */
function sourceOf(out: PassThrough): UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> {
  const pieces = out[Symbol.asyncIterator]()
  return {
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value))
    },
    cancel: () => void out.destroy(),
  }
}
