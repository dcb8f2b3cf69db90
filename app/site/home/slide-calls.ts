import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'

export const listSlides = defineCall({
  method: 'GET',
  path: '/api/images',
  may: 'public',
  says: 'Home slides',
  tag: 'Catalogue',
  answer: v.array(v.object({ id: v.number(), filepath: v.string() })),
})
