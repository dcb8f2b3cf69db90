import sharp from 'sharp'
import { ok, type Result } from '#app/platform/result/result.ts'
import { decodeHeic } from './decode-heic.server.ts'
import type { EncodedPicture } from './encode-picture-in-child.server.ts'
import {
  checkAndPlanUpload,
  encodeUpload,
  hasTransparentPixels,
  type PicturePurpose,
} from './encode-upload.server.ts'
import { pictureFileName } from './media-file-names.ts'
import { transparentPictureName } from './uploaded-picture-name.ts'

// Runs in a child process, which receives one picture and returns all widths.

sharp.concurrency(1)
sharp.cache(false)

process.once('message', ({ bytes, purpose }: { bytes: Uint8Array; purpose: PicturePurpose }) => {
  void encodePicture(bytes, purpose).then((answer) => process.send?.(answer))
})

// The parent has cancelled the picture or has ended.
process.once('disconnect', () => process.exit())

async function encodePicture(
  bytes: Uint8Array,
  purpose: PicturePurpose,
): Promise<Result<EncodedPicture>> {
  const checked = await checkAndPlanUpload(bytes, purpose)
  if (!checked.ok) return checked
  const plan = checked.value
  const source = plan.isHeic ? await decodeHeic(bytes) : ok(bytes)
  if (!source.ok) return source
  const encoded = await encodeUpload(source.value, plan, purpose)
  if (!encoded.ok) return encoded
  const [smallest] = encoded.value
  const showsThrough =
    purpose === 'site' && plan.hasAlpha && smallest && (await hasTransparentPixels(smallest.bytes))
  return ok({
    name: showsThrough ? transparentPictureName(plan.name) : plan.name,
    files: encoded.value.map(({ width, format, bytes: content }) => ({
      file: pictureFileName(plan.hash, width, format),
      bytes: content,
    })),
  })
}
