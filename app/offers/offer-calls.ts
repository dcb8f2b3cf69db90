import * as v from 'valibot'
import { defineCall } from '#app/http/define-call.ts'
import { uploadLimit } from '#app/media/upload-limit.ts'
import { managedOffer, newOffer, offerEdit } from './offer.ts'

const tag = 'Manage'
const may = 'offers.edit'
const signedOut = 'Please login to access the Manage Offers page'
const invalid = 'Please fill all fields'
const done = v.object({ message: v.string(), id: v.number() })

export const listManagedOffers = defineCall({
  method: 'GET',
  path: '/api/manageOffers',
  may: 'offers.read',
  says: 'Offers with their versions, newest first',
  tag,
  answer: v.array(v.object(managedOffer)),
  sentences: { signedOut },
})

export const createOffer = defineCall({
  method: 'POST',
  path: '/api/createOffers',
  may,
  says: 'Add an offer: title, description, image',
  tag,
  body: newOffer,
  upload: uploadLimit,
  answer: v.object({ message: v.string(), offer: v.object(managedOffer) }),
  sentences: { signedOut, invalid },
})

export const changeOffer = defineCall({
  method: 'PATCH',
  path: '/api/manageOffers/:id',
  may,
  says: 'Change an offer’s title and description',
  tag,
  body: offerEdit,
  answer: v.object({ message: v.string(), ...managedOffer }),
  refusals: [400, 404, 409],
  sentences: { signedOut, invalid },
})

export const removeOffer = defineCall({
  method: 'DELETE',
  path: '/api/deleteOffers/:id',
  alsoAt: ['/api/deleteOffers', '/api/deleteOffers/'],
  may,
  says: 'Delete an offer',
  tag,
  answer: done,
  refusals: [400, 404],
  sentences: { signedOut },
})

export const restoreOffer = defineCall({
  method: 'POST',
  path: '/api/deleteOffers/:id/restore',
  may,
  says: 'Take the deletion back, within a day',
  tag,
  answer: done,
  refusals: [400, 404],
  sentences: { signedOut },
})
