import * as v from 'valibot'

/** A call as the description of the interface shows it. */
export type Call = {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With `{name}` for parts of the path. */
  path: string
  summary: string
  tag: 'Staff' | 'Manage'
  refusals?: readonly number[]
  body?: v.GenericSchema
  bodyType?: string
}

const forStaff = (
  method: Call['method'],
  path: string,
  summary: string,
  more: Partial<Call> = {},
): Call => ({
  method,
  path,
  summary,
  tag: 'Manage',
  ...more,
  refusals: [401, ...(path.includes('{') ? [404] : []), ...(more.refusals ?? [])],
})

const form = 'multipart/form-data'
const edit = [400, 409, 415, 422] as const

/** The calls that are not declared yet (see `define-call.ts`), all of them the staff's. */
export const calls: readonly Call[] = [
  forStaff('patch', '/api/profile/{userId}', 'Change name, e-mail and mobile', {
    tag: 'Staff',
    refusals: [400, 415, 422],
    body: v.object({ userName: v.string(), email: v.string(), mobileNo: v.string() }),
  }),
  forStaff('patch', '/api/profile/password/{userId}', 'Change the password', {
    tag: 'Staff',
    refusals: [400, 415, 422],
    body: v.object({
      oldPassword: v.string(),
      newPassword: v.string(),
      confirmPassword: v.string(),
    }),
  }),
  forStaff('post', '/api/createOffers', 'Add an offer: title, description, image', {
    bodyType: form,
    refusals: [413, 415, 422],
  }),
  forStaff('delete', '/api/deleteOffers/{id}', 'Delete an offer'),
  forStaff('post', '/api/deleteOffers/{id}/restore', 'Take the deletion back, within a day'),
  forStaff('post', '/api/galleryupload', 'Add gallery pictures: images, several at once', {
    bodyType: form,
    refusals: [413, 415, 422],
  }),
  forStaff('delete', '/api/deleteGalleryImg/{id}', 'Delete a gallery picture'),
  forStaff('post', '/api/deleteGalleryImg/{id}/restore', 'Take the deletion back, within a day'),
  forStaff('get', '/api/manageDealer/{id}', 'The dealer’s facts with their version'),
  forStaff('patch', '/api/manageDealer/{id}', 'Change the dealer’s facts', { refusals: edit }),
]
