import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { changeResponse } from './change-response.ts'

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/api/changes',
  may: 'changes.read',
  says: 'The audit log, newest entries first',
  tag: 'Manage',
  /** The id of the oldest change that the client has. */
  query: v.object({ before: v.optional(v.string()) }),
  answer: v.array(changeResponse),
})
