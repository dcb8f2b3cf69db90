import sharp from 'sharp'
import { decodeHeic } from './decode-heic.server.ts'
import type { EncodedPicture } from './encode-picture-in-child.server.ts'
import {
  checkAndPlanUpload,
  encodeUpload,
  hasTransparentPixels,
  isUploadRefusal,
  type UploadRefusal,
} from './encode-upload.server.ts'
import { pictureFileName } from './media-file-names.ts'
import { transparentPictureName } from './uploaded-picture-name.ts'

// Runs in a child process, which receives one picture and returns all widths.

sharp.concurrency(1)
sharp.cache(false)

process.once('message', (bytes: Uint8Array) => {
  void encodePicture(bytes).then((answer) => process.send?.(answer))
})

// The parent has cancelled the picture or has ended.
process.once('disconnect', () => process.exit())

async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture | UploadRefusal> {
  const plan = await checkAndPlanUpload(bytes)
  if (isUploadRefusal(plan)) return plan
  const source = plan.isHeic ? await decodeHeic(bytes) : bytes
  if ('sentence' in source) return source
  const encoded = await encodeUpload(source, plan)
  if (isUploadRefusal(encoded)) return encoded
  const [smallest] = encoded
  const showsThrough = plan.hasAlpha && smallest && (await hasTransparentPixels(smallest.bytes))
  return {
    name: showsThrough ? transparentPictureName(plan.name) : plan.name,
    files: encoded.map(({ width, format, bytes: content }) => ({
      file: pictureFileName(plan.hash, width, format),
      bytes: content,
    })),
  }
}
