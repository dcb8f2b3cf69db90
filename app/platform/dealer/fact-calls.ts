import * as v from 'valibot'
import { readVersion } from '#app/platform/audit/read-version.ts'
import { defineCall } from '#app/platform/http/define-call.ts'
import { editedFacts } from './edited-facts.ts'
import { dealerFacts } from './facts.ts'

const tag = 'Manage'
const edited = { facts: dealerFacts, version: v.number() }

export const getFacts = defineCall({
  method: 'GET',
  path: '/api/manageDealer/:id',
  may: 'dealer.read',
  says: 'The dealer’s facts with their version',
  tag,
  answer: v.object(edited),
  refusals: [404],
})

export const changeFacts = defineCall({
  method: 'PATCH',
  path: '/api/manageDealer/:id',
  may: 'dealer.edit',
  says: 'Change the dealer’s facts',
  tag,
  body: v.object({ facts: editedFacts, version: readVersion }),
  answer: v.object({ message: v.string(), ...edited }),
  refusals: [404, 409],
  sentences: { invalid: 'Please check the marked fields.' },
})
