import sharp from 'sharp'
import { decodeHeic } from './decode-heic.server.ts'
import type { MadePicture } from './make-picture.server.ts'
import { fileName } from './media-files.ts'
import { encodeUpload, isCutOut, isRefusal, planUpload, type Refusal } from './upload.server.ts'
import { cutOutName } from './upload-name.ts'

// The process of one picture: its bytes come in, all of its widths go out.

sharp.concurrency(1)
sharp.cache(false)

process.once('message', (bytes: Uint8Array) => {
  void make(bytes).then((answer) => process.send?.(answer))
})

// Whoever wanted the picture has gone, or the program has ended.
process.once('disconnect', () => process.exit())

async function make(bytes: Uint8Array): Promise<MadePicture | Refusal> {
  const plan = await planUpload(bytes, { takesHeic: true })
  if (isRefusal(plan)) return plan
  const source = plan.isHeic ? await decodeHeic(bytes) : bytes
  if ('sentence' in source) return source
  const encoded = await encodeUpload(source, plan)
  if (isRefusal(encoded)) return encoded
  const [smallest] = encoded
  const showsThrough = plan.hasAlpha && smallest && (await isCutOut(smallest.bytes))
  return {
    name: showsThrough ? cutOutName(plan.name) : plan.name,
    files: encoded.map(({ width, format, bytes: content }) => ({
      file: fileName(plan.hash, width, format),
      bytes: content,
    })),
  }
}
