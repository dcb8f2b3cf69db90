import { crc32, deflateSync } from 'node:zlib'

/** Where the first chunk of a PNG, which says its size, ends. */
const pngHeaderEnd = 33

/**
 * The PNG with an ICC profile that says what its colours mean: sharp reads one from a file, and takes none beside bare
 * pixels. `png` has none yet.
 */
export function withIccProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 'iCCP'.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([
    png.subarray(0, pngHeaderEnd),
    length,
    content,
    sum,
    png.subarray(pngHeaderEnd),
  ])
}
