import sharp from 'sharp'
import { type DecodedPixels, refuseUpload, type UploadRefusal } from './encode-upload.server.ts'
import * as words from './upload-words.ts'

/**
 * The pixels of an iPhone's picture, upright, with the profile of their colours, which is seldom sRGB. libvips as it
 * comes with sharp knows the container and not the codec.
 * Only for a process of its own: nothing bounds what a hostile file does to the decoder.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedPixels | UploadRefusal> {
  // Two megabytes that other pictures do without.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const all = new libheif.HeifDecoder().decode(bytes)
  const image = all.find((it) => it.is_primary()) ?? all[0]
  if (!image) return refuseUpload(422, words.damaged)
  const [width, height] = [image.get_width(), image.get_height()]
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const { promise, resolve } = Promise.withResolvers<object | null>()
  image.display(into, resolve)
  if (!(await promise)) return refuseUpload(422, words.damaged)
  const { icc: profile } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { data: new Uint8Array(into.data.buffer), width, height, channels: 4, profile }
}
