import * as v from 'valibot'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import {
  onePictureBodyLimit,
  uploadBatchItemSchema,
  uploadBatchSchema,
  uploadPurposes,
} from './upload-batch.ts'

type PictureUploadOptions<At extends string> = {
  /** Path of the pictures' owner, such as a model, followed by `/pictures`. */
  at: At
  tag: string
  read: Capability
  write: Capability
}

const purposeSchema = v.optional(
  v.picklist(uploadPurposes, 'The purpose must be pictures or frames.'),
  'pictures',
)
const fieldPathSchema = v.optional(
  v.pipe(v.string(), v.maxLength(300, 'A place can have at most 300 characters.')),
  '',
)
const doneAnswer = v.object({ message: v.string() })
const pictureFileSchema = pictureField('Picture').schema

/**
 * Declares the endpoints that upload pictures for one owner, either a single picture or a batch.
 * The widths are encoded in the background.
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePictureUploadEndpoints<const At extends string>({
  at,
  tag,
  read,
  write,
}: PictureUploadOptions<At>) {
  const rest = { tag, may: write } as const
  return {
    list: defineEndpoint({
      ...rest,
      method: 'GET',
      path: at,
      may: read,
      says: 'List uploaded pictures that are not in use yet, with their progress',
      answer: v.object({ sets: v.array(uploadBatchSchema) }),
      refusals: [404],
    }),
    open: defineEndpoint({
      ...rest,
      method: 'POST',
      path: `${at}/sets`,
      says: 'Open a batch of pictures that are uploaded one by one, or of the frames of a 360° view',
      body: v.object({ purpose: purposeSchema, place: fieldPathSchema }),
      example: { purpose: 'frames', place: 'pictures.frames' },
      answer: uploadBatchSchema,
      status: 201,
      refusals: [404, 409],
    }),
    add: defineEndpoint({
      ...rest,
      method: 'POST',
      path: at,
      says: 'Upload one picture (image) to the open batch, or alone; its widths are made in the background',
      body: v.object({
        image: pictureFileSchema,
        set: v.optional(
          v.pipe(
            v.string(),
            v.regex(/^[1-9]\d{0,8}$/, 'This upload does not exist.'),
            v.transform((typed) => Number(typed)),
          ),
        ),
        place: fieldPathSchema,
      }),
      upload: onePictureBodyLimit,
      answer: v.object({ message: v.string(), set: v.number(), item: uploadBatchItemSchema }),
      status: 201,
      refusals: [404, 409],
    }),
    commit: defineEndpoint({
      ...rest,
      method: 'POST',
      path: `${at}/:set/commit`,
      says: 'Complete a batch: the server checks it as a whole and then makes the widths',
      answer: v.object({ message: v.string(), ...uploadBatchSchema.entries }),
      refusals: [404, 409, 422],
    }),
    remove: defineEndpoint({
      ...rest,
      method: 'DELETE',
      path: `${at}/:set/:item`,
      says: 'Remove a picture from an open batch',
      answer: doneAnswer,
      refusals: [404, 409],
    }),
    forget: defineEndpoint({
      ...rest,
      method: 'DELETE',
      path: `${at}/:set`,
      says: 'Close a batch whose pictures are in use or not wanted',
      answer: doneAnswer,
      refusals: [404],
    }),
  }
}
