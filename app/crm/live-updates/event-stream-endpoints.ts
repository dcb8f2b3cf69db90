import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  may: 'enquiries.read',
  says: 'New enquiries and changes of the desk, live (server-sent events)',
  tag: 'Manage',
  /**
   * The id of the last event that the page received. A browser that reconnects sends the id in a
   * header instead.
   */
  query: v.object({ since: v.optional(v.string()) }),
  answer: { stream: 'text/event-stream; charset=utf-8' },
})
