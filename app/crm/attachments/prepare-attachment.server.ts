import { randomBytes } from 'node:crypto'
import { thumbnailFileName } from '#app/crm/enquiries/attachment-files-query.server.ts'
import {
  detectUploadFormat,
  type UploadFormat,
} from '#app/media/pictures/detect-upload-format.server.ts'
import { hashInChunks } from '#app/media/pictures/encode-upload.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { sanitizeFileName } from '#app/media/pictures/sanitize-file-name.ts'
import { readPictureBytes } from '#app/media/pictures/store-uploaded-picture.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './attachment-words.ts'

/** A file whose first bytes agree with its name. Its pixels are not decoded yet. */
export type CheckedAttachment = {
  name: string
  bytes: Uint8Array
  hash: string
  isPdf: boolean
}

/** The files to store; the first is the attachment itself. */
export type EncodedAttachment = { file: string; bytes: Uint8Array }[]

/** Checks size, name and first bytes. The type that the client declares is not trusted. */
export async function checkAttachment(sent: File): Promise<Result<CheckedAttachment>> {
  if (sent.size === 0) return fail('invalid', words.empty)
  const read = await readPictureBytes(sent)
  if (!read.ok) return read
  const bytes = read.value
  const format = detectUploadFormat(bytes)
  const refusal = findRefusal(sent, format)
  if (refusal) return fail('unsupported', refusal)
  const isPdf = format === 'pdf'
  if (isPdf && !isCompletePdf(bytes)) return fail('invalid', words.damagedPdf)
  const name = sanitizeFileName(sent.name) || words.unnamed
  return ok({ name, bytes, hash: await hashInChunks(bytes), isPdf })
}

/**
 * Encodes a picture again, so that nothing of its metadata remains, or takes a PDF unchanged. The
 * names are random.
 */
export async function encodeAttachment(
  media: Pick<MediaStore, 'encodeDocument'>,
  { bytes, isPdf }: CheckedAttachment,
): Promise<Result<EncodedAttachment>> {
  const name = randomBytes(16).toString('hex')
  if (isPdf) return ok([{ file: `${name}.pdf`, bytes }])
  const encoded = await media.encodeDocument(bytes)
  if (!encoded.ok) return encoded
  const file = `${name}.jpg`
  return ok([
    { file, bytes: encoded.value.picture },
    { file: thumbnailFileName(file), bytes: encoded.value.small },
  ])
}

const acceptedFormats: readonly UploadFormat[] = ['jpeg', 'png', 'heic', 'pdf']

function findRefusal({ name }: File, format: UploadFormat): string | undefined {
  const isNamedPdf = /\.pdf$/i.test(name)
  if (isNamedPdf && format !== 'pdf') return words.isNoPdf
  if (!acceptedFormats.includes(format)) return words.otherType
  const isNamedPicture = /\.(jpe?g|png|hei[cf]|webp|gif|bmp|tiff?)$/i.test(name)
  return isNamedPicture && format === 'pdf' ? words.isNoPicture : undefined
}

/** A PDF ends with `%%EOF`; a download or a copy that was cut off does not. */
function isCompletePdf(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.subarray(-2048)).toString('latin1')
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' && end.includes('%%EOF')
}
