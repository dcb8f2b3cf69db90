import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** Exports all enquiries of all kinds in one file. Only the owner may use it. */
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
