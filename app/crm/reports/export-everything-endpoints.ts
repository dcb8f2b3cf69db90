import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** Every enquiry of every kind in one file: what leaves the house when somebody takes all of it along. */
export const exportEveryEnquiry = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries.csv',
  may: 'enquiries.exportAll',
  needsProof: true,
  says: 'All enquiries of all types as CSV',
  tag: 'Reports',
  answer: { stream: 'text/csv; charset=utf-8' },
  isPrivate: true,
})
