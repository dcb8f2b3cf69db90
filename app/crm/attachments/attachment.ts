import * as v from 'valibot'
import { formatFileSize } from '#app/media/pictures/check-chosen-picture.ts'
import { maxPictureBytes } from '#app/media/pictures/upload-limits.ts'
import * as words from './attachment-words.ts'

/** Maximum number of attachments of one enquiry. */
export const maxAttachments = 10

/** Maximum size of one attachment in bytes, as it is sent. */
export const maxAttachmentBytes = maxPictureBytes

/**
 * Types that a file input accepts on a phone or tablet. Without HEIC in the list an iPhone converts
 * a picture to JPEG, which is smaller to send.
 */
export const attachmentTypesOnTouch = 'image/jpeg,image/png,application/pdf'

/** Types that a file input accepts on other devices. */
export const attachmentTypes = `${attachmentTypesOnTouch},.jpg,.jpeg,.png,.heic,.heif,.pdf`

/** A file of an enquiry. `reference` is the enquiry to which it was added. */
export const attachmentSchema = v.object({
  id: v.number(),
  reference: v.string(),
  /** A kind of document: licence, rc, aadhaar, quotation, damage or other. */
  document: v.string(),
  /** Name of the file as it was sent. */
  name: v.string(),
  type: v.picklist(['image/jpeg', 'application/pdf']),
  /** Size in bytes. */
  bytes: v.number(),
  addedBy: v.string(),
  addedAt: v.string(),
})

export type Attachment = v.InferOutput<typeof attachmentSchema>

/**
 * Returns the reason why a file is refused before the upload, or `undefined`. The server checks the
 * file again, more thoroughly.
 */
export function checkChosenAttachment(
  file: Pick<File, 'name' | 'type' | 'size'>,
): string | undefined {
  if (file.size === 0) return words.empty
  if (file.size > maxAttachmentBytes) return words.isTooLarge(formatFileSize(file.size))
  const isKnown =
    /\.(jpe?g|png|hei[cf]|pdf)$/i.test(file.name) ||
    /^(image\/(jpeg|png|hei[cf])|application\/pdf)$/.test(file.type)
  return isKnown ? undefined : words.otherType
}
