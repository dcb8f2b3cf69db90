import * as v from 'valibot'
import { enquiryRecordSchema } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Report } from './define-report.ts'
import { reportRequestFilterSchema } from './report-filter.ts'

const tag = 'Reports'

const reportRowSchema = v.intersect([
  v.object({
    id: v.number(),
    reference: v.string(),
    created_date: v.string(),
    created_time: v.string(),
    number_to_call: v.nullable(v.string()),
  }),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
])

const reportResultPageSchema = v.object({
  data: v.array(reportRowSchema),
  totalPages: v.number(),
  totalRecords: v.number(),
  /** `true` if there are more records than `totalRecords`. */
  totalIsLeast: v.optional(v.boolean()),
})

/** Returns one page of the report's rows. */
export const listReportRows = ({ path, title, enquiry }: Report) =>
  defineEndpoint({
    method: 'POST',
    path,
    may: 'reports.read',
    flow: enquiry.flow,
    says: title,
    tag,
    body: reportRequestFilterSchema,
    answer: reportResultPageSchema,
  })

const mediaTypes = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }

/** Exports all rows that match the filter as a file. */
export const exportReport = ({ slug, title, enquiry }: Report, ending: keyof typeof mediaTypes) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/reports/${slug}.${ending}`,
    may: 'reports.export',
    flow: enquiry.flow,
    says: `${title} as ${ending.toUpperCase()}`,
    tag,
    query: reportRequestFilterSchema,
    answer: { stream: mediaTypes[ending] },
    isPrivate: true,
  })

export const getEnquiryRecord = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference',
  may: 'enquiries.read',
  says: 'One enquiry with all its answers',
  tag,
  answer: enquiryRecordSchema,
  refusals: [404],
  isPrivate: true,
})
