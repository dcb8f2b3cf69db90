import * as v from 'valibot'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { dealerEditSchema } from './dealer-edit-schema.ts'
import { dealerSchema } from './dealer-schema.ts'

const tag = 'Manage'
const dealerDetailsEdit = { facts: dealerSchema, version: v.number() }

export const getDealerDetails = defineEndpoint({
  method: 'GET',
  path: '/api/manageDealer/:id',
  may: 'dealer.read',
  says: 'The dealer’s details with their version',
  tag,
  answer: v.object(dealerDetailsEdit),
  refusals: [404],
})

export const changeDealerDetails = defineEndpoint({
  method: 'PATCH',
  path: '/api/manageDealer/:id',
  may: 'dealer.edit',
  says: 'Change the dealer’s details',
  tag,
  body: v.object({ facts: dealerEditSchema, version: rowVersionSchema }),
  answer: v.object({ message: v.string(), ...dealerDetailsEdit }),
  refusals: [404, 409],
  sentences: { invalid: 'Please check the marked fields.' },
})
