import * as v from 'valibot'
import {
  type AttachmentDocument,
  attachmentDocuments,
  isAttachmentDocument,
} from '#app/crm/enquiries/attachment-document-kinds.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { attachmentSchema, maxAttachmentBytes } from './attachment.ts'
import * as words from './attachment-words.ts'

const tag = 'Desk'

export const listAttachments = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference/attachments',
  may: 'attachments.read',
  says: 'List the files of an enquiry and of those that are merged into it',
  tag,
  answer: v.object({ attachments: v.array(attachmentSchema) }),
  refusals: [404],
  isPrivate: true,
})

const documents = Object.keys(attachmentDocuments).filter(isAttachmentDocument)

export const addAttachment = defineEndpoint({
  method: 'POST',
  path: '/api/enquiries/:reference/attachments',
  may: 'attachments.add',
  says: 'Add a file (JPEG, PNG, HEIC or PDF) to an enquiry; a file that it already has is not added again',
  tag,
  body: v.object({
    file: pictureField('File', { missing: words.missing }).schema,
    document: v.optional<v.PicklistSchema<AttachmentDocument[], string>, AttachmentDocument>(
      v.picklist(documents, words.noDocument),
      'other',
    ),
  }),
  upload: {
    bytes: maxAttachmentBytes + 64 * 1024,
    tooLarge: words.tooLarge,
    otherwise: words.sendMultipart,
  },
  answer: v.object({ message: v.string(), attachment: attachmentSchema }),
  status: 201,
  refusals: [404, 409],
})

/** A picture is shown, a PDF is downloaded. */
export const getAttachment = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference/attachments/:id',
  may: 'attachments.read',
  says: 'The content of a file of an enquiry: a JPEG or a PDF',
  tag,
  query: v.object({
    /** The small picture of a picture; a PDF has none. */
    size: v.optional(v.picklist(['small'], 'The only size is small.')),
  }),
  answer: { stream: 'image/jpeg' },
  refusals: [404],
})

export const deleteAttachment = defineEndpoint({
  method: 'DELETE',
  path: '/api/enquiries/:reference/attachments/:id',
  may: 'attachments.add',
  says: 'Delete a file of an enquiry; it can be restored for a day',
  tag,
  answer: v.object({ message: v.string() }),
  refusals: [404],
})

export const restoreAttachment = defineEndpoint({
  method: 'POST',
  path: '/api/enquiries/:reference/attachments/:id/restore',
  may: 'attachments.add',
  says: 'Restore a deleted file of an enquiry',
  tag,
  answer: v.object({ message: v.string() }),
  refusals: [404, 409],
})
