import * as v from 'valibot'

/** What was asked and answered, as it is read. */
export const enquiryRecordEntrySchema = v.object({
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
    'configuration',
  ]),
  /** The number to call, where this is a telephone number. */
  call: v.optional(v.string()),
  /** A machine as it was put together, line by line; `value` says it in one. */
  configuration: v.optional(
    v.object({
      /** Where the same stands on the site, at the prices of the day on which it is opened. */
      path: v.string(),
      lines: v.array(
        v.object({
          label: v.string(),
          /** A part's. */
          number: v.optional(v.string()),
          price: v.string(),
          /** What the list had instead when it was sent. */
          note: v.optional(v.string()),
        }),
      ),
    }),
  ),
})

/** One enquiry as the staff read it: everything that was asked and answered. */
export const enquiryRecordSchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  title: v.string(),
  /** Days and times of the dealer's zone. */
  created_date: v.string(),
  created_time: v.string(),
  /** The day on which its answers were erased on the person's request. */
  erased_date: v.nullable(v.string()),
  entries: v.array(enquiryRecordEntrySchema),
})

export type EnquiryRecord = v.InferOutput<typeof enquiryRecordSchema>
export type EnquiryRecordEntry = v.InferOutput<typeof enquiryRecordEntrySchema>
