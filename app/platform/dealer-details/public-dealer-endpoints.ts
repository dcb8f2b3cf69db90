import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/**
 * A list whose first element is the dealer. The element's `url` is a JSON text with the dealer's
 * place on the map.
 */
export const getDealer = defineEndpoint({
  method: 'GET',
  path: '/api/dealers/:id',
  may: 'public',
  says: 'The dealer',
  tag: 'Catalogue',
  answer: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      address: v.string(),
      sale_no: v.string(),
      service_no: v.string(),
      open_time: v.string(),
      email: v.string(),
      url: v.string(),
    }),
  ),
  refusals: [404],
})
