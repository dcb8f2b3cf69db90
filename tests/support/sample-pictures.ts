import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Creates a small JPEG. `turned` adds a phone's orientation and a location to its metadata. */
export async function sampleJpeg({
  width = 60,
  height = 40,
  turned = false,
} = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#aa5522' } }).jpeg()
  return turned
    ? picture
        .withExif({ IFD0: { Copyright: 'a-secret-place' }, IFD3: { GPSLatitude: '17/1 23/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer()
    : picture.toBuffer()
}

/** Creates a valid PNG of a few kB whose header claims a huge picture. */
export function decompressionBombPng(side = 50_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(pngChecksum(body))
  return Buffer.concat([length, body, sum])
}

function pngChecksum(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** Builds a multipart body of texts and files. */
export function multipartBody(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const entry of Array.isArray(value) ? value : [value]) form.append(name, entry)
  return form
}

export function uploadFile(
  bytes: Uint8Array | string,
  name = 'picture.jpg',
  type = 'image/jpeg',
): File {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return new File([content], name, { type })
}
