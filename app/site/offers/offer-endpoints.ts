import * as v from 'valibot'
import { pictureUploadBodyLimit } from '#app/media/pictures/upload-limits.ts'
import { defineCrudEndpoints } from '#app/platform/audit/define-crud-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { newOfferSchema, offerEditSchema, staffOfferResponse } from './offer-fields.ts'

const offerMessages = {
  signedOut: 'Please login to access the Manage Offers page',
  invalid: 'Please fill all fields',
}

export const offerCrudEndpoints = defineCrudEndpoints({
  at: '/api/manageOffers',
  deletedAt: '/api/deleteOffers',
  alsoDeletedAt: ['/api/deleteOffers', '/api/deleteOffers/'],
  read: 'offers.read',
  edit: 'offers.edit',
  says: {
    list: 'Offers with their versions, newest first unless they were ordered',
    change: 'Change an offer: title, description, models, first and last day',
    remove: 'Delete an offer',
  },
  row: staffOfferResponse,
  body: offerEditSchema,
  refusesNoId: true,
  sentences: offerMessages,
})

export const createOffer = defineEndpoint({
  method: 'POST',
  path: '/api/createOffers',
  may: 'offers.edit',
  says: 'Add an offer: title, description, image; models (one field each), first and last day if it has them',
  tag: 'Manage',
  body: newOfferSchema,
  upload: pictureUploadBodyLimit,
  answer: v.object({ message: v.string(), offer: v.object(staffOfferResponse) }),
  sentences: offerMessages,
})
