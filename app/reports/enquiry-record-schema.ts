import * as v from 'valibot'
import type { EnquiryRecord } from './enquiry-record.ts'

const schema: v.GenericSchema<unknown, EnquiryRecord> = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  title: v.string(),
  created_date: v.string(),
  created_time: v.string(),
  erased_date: v.nullable(v.string()),
  entries: v.array(
    v.object({
      label: v.string(),
      value: v.string(),
      control: v.picklist([
        'text',
        'email',
        'tel',
        'number',
        'date',
        'textarea',
        'select',
        'radio',
        'model',
        'checkbox',
        'group',
      ]),
    }),
  ),
})

/** The answer of `GET /api/enquiries/{reference}`, or undefined when it is none. */
export function enquiryRecord(body: unknown): EnquiryRecord | undefined {
  const result = v.safeParse(schema, body)
  return result.success ? result.output : undefined
}
