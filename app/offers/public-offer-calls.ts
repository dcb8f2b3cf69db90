import * as v from 'valibot'
import { defineCall } from '#app/http/define-call.ts'

export const listOffers = defineCall({
  method: 'GET',
  path: '/api/getOffers',
  may: 'public',
  says: 'Offers, newest first',
  tag: 'Catalogue',
  answer: v.array(
    v.object({ id: v.number(), title: v.string(), description: v.string(), image: v.string() }),
  ),
})
