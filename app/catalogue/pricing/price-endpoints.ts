import * as v from 'valibot'
import { changeResponse } from '#app/platform/audit/change-response.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { wireObject } from '#app/platform/http/wire-format.ts'
import {
  accessoryPriceEditSchema,
  pricedAccessoryEntries,
  pricedModelEntries,
  priceEditSchema,
} from './price-fields.ts'

const tag = 'Manage'
const loginRedirectMessage = 'Unauthorized! Redirecting to login...'

export const listPrices = defineEndpoint({
  method: 'GET',
  path: '/api/managePrice',
  may: 'prices.read',
  says: 'Models with their prices',
  tag,
  answer: v.array(wireObject(pricedModelEntries)),
  sentences: { signedOut: loginRedirectMessage },
})

export const changePrice = defineEndpoint({
  method: 'PATCH',
  path: '/api/managePrice/:bikeName',
  may: 'prices.edit',
  says: 'Change a model’s price and its variants’',
  tag,
  body: priceEditSchema,
  answer: wireObject({ message: v.string(), ...pricedModelEntries }),
  refusals: [404, 409],
  sentences: { signedOut: loginRedirectMessage, invalid: 'Please enter a valid price' },
})

export const listPriceHistory = defineEndpoint({
  method: 'GET',
  path: '/api/managePrice/:bikeName/history',
  may: 'prices.read',
  says: 'Earlier prices, newest first',
  tag,
  answer: v.array(changeResponse),
  refusals: [404],
  sentences: { signedOut: loginRedirectMessage },
})

export const listAccessoryPrices = defineEndpoint({
  method: 'GET',
  path: '/api/manageAccessories',
  may: 'accessories.read',
  says: 'Accessories with their prices',
  tag,
  answer: v.array(wireObject(pricedAccessoryEntries)),
})

export const changeAccessoryPrice = defineEndpoint({
  method: 'PATCH',
  path: '/api/manageAccessories/:id',
  may: 'accessories.edit',
  says: 'Change an accessory’s price',
  tag,
  body: accessoryPriceEditSchema,
  answer: wireObject({ message: v.string(), ...pricedAccessoryEntries }),
  refusals: [404, 409],
  sentences: { invalid: 'Please select an accessory and enter a price!' },
})
