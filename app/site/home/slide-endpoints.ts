import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const listSlides = defineEndpoint({
  method: 'GET',
  path: '/api/images',
  may: 'public',
  says: 'Home slides',
  tag: 'Catalogue',
  answer: v.array(v.object({ id: v.number(), filepath: v.string() })),
})
