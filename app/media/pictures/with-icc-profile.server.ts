import { crc32, deflateSync } from 'node:zlib'

/** Offset in bytes at which the IHDR chunk of a PNG ends. */
const pngHeaderEnd = 33

/**
 * Adds an ICC profile to a PNG that has no profile. sharp accepts a profile only as part of a file,
 * not together with raw pixels.
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
