import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const listOffers = defineEndpoint({
  method: 'GET',
  path: '/api/getOffers',
  may: 'public',
  says: 'Offers that have begun, newest first unless the dealer has ordered them',
  tag: 'Catalogue',
  answer: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      description: v.string(),
      image: v.string(),
      /** Names of the offer's models, including models that are off the site. */
      models: v.array(v.string()),
      /** Last day, `YYYY-MM-DD`. */
      until: v.nullable(v.string()),
    }),
  ),
})
