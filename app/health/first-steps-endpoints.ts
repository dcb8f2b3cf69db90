import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const skipFirstStep = defineEndpoint({
  method: 'PATCH',
  path: '/api/first-steps/:step',
  may: 'dealer.edit',
  says: 'Skip a first step of a new installation, or show it again',
  tag: 'Dealer',
  body: v.object({ isSkipped: v.boolean() }),
  example: { isSkipped: true },
  answer: v.object({ message: v.string() }),
  refusals: [404, 409],
})
