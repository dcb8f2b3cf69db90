import sharp from 'sharp'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { DecodedPixels } from './encode-upload.server.ts'
import * as words from './upload-words.ts'

/**
 * Decodes a HEIC picture to upright pixels with the picture's ICC profile, which is seldom sRGB.
 * The libvips in sharp cannot decode the HEIC codec. Call this function only in a child process,
 * because a hostile file can make the decoder use any amount of time or memory.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Result<DecodedPixels>> {
  // Loaded only for HEIC, because the decoder has 2 MB.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const all = new libheif.HeifDecoder().decode(bytes)
  const image = all.find((it) => it.is_primary()) ?? all[0]
  if (!image) return fail('invalid', words.damaged)
  const [width, height] = [image.get_width(), image.get_height()]
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const { promise, resolve } = Promise.withResolvers<object | null>()
  image.display(into, resolve)
  if (!(await promise)) return fail('invalid', words.damaged)
  const { icc: profile } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return ok({ data: new Uint8Array(into.data.buffer), width, height, channels: 4, profile })
}
