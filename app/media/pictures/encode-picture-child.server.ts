import sharp from 'sharp'
import { ok, type Result } from '#app/platform/result/result.ts'
import { decodeHeic } from './decode-heic.server.ts'
import type { EncodedPicture } from './encode-picture-in-child.server.ts'
import { checkAndPlanUpload, encodeUpload, hasTransparentPixels } from './encode-upload.server.ts'
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

async function encodePicture(bytes: Uint8Array): Promise<Result<EncodedPicture>> {
  const checked = await checkAndPlanUpload(bytes)
  if (!checked.ok) return checked
  const plan = checked.value
  const source = plan.isHeic ? await decodeHeic(bytes) : ok(bytes)
  if (!source.ok) return source
  const encoded = await encodeUpload(source.value, plan)
  if (!encoded.ok) return encoded
  const [smallest] = encoded.value
  const showsThrough = plan.hasAlpha && smallest && (await hasTransparentPixels(smallest.bytes))
  return ok({
    name: showsThrough ? transparentPictureName(plan.name) : plan.name,
    files: encoded.value.map(({ width, format, bytes: content }) => ({
      file: pictureFileName(plan.hash, width, format),
      bytes: content,
    })),
  })
}
