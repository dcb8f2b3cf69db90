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
      says: 'Pictures that were sent and are not in use yet, with how far they are',
      answer: v.object({ sets: v.array(uploadBatchSchema) }),
      refusals: [404],
    }),
    open: defineEndpoint({
      ...rest,
      method: 'POST',
      path: `${at}/sets`,
      says: 'Open a set: pictures that come one a request and belong together, or the frames of a turn',
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
      says: 'Send one picture: image, into the open set or by itself; its widths are made afterwards',
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
      says: 'All of the set have been sent: checked as a whole, then made',
      answer: v.object({ message: v.string(), ...uploadBatchSchema.entries }),
      refusals: [404, 409, 422],
    }),
    remove: defineEndpoint({
      ...rest,
      method: 'DELETE',
      path: `${at}/:set/:item`,
      says: 'Take a picture out of an open set',
      answer: doneAnswer,
      refusals: [404, 409],
    }),
    forget: defineEndpoint({
      ...rest,
      method: 'DELETE',
      path: `${at}/:set`,
      says: 'The set is not needed any more: its pictures are named by now, or not wanted',
      answer: doneAnswer,
      refusals: [404],
    }),
  }
}
