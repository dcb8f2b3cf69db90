import * as v from 'valibot'

/** One labelled answer, formatted for staff. */
export const enquiryRecordEntrySchema = v.object({
  label: v.string(),
  value: v.string(),
  control: v.picklist([
    'text',
    'email',
    'tel',
    'time',
    'number',
    'date',
    'textarea',
    'select',
    'radio',
    'model',
    'checkbox',
    'group',
    'configuration',
    'offer',
    'price-choices',
  ]),
  /** The number to dial, set if this answer is a phone number. */
  call: v.optional(v.string()),
  /** The choices behind an on-road price. `value` contains the same as one text. */
  priceChoices: v.optional(
    v.object({
      /** Path of the price with these choices on the site, by today's charges. */
      path: v.string(),
      lines: v.array(v.object({ label: v.string(), value: v.string() })),
    }),
  ),
  /** The configured vehicle line by line. `value` contains the same as one text. */
  configuration: v.optional(
    v.object({
      /** Path of the same configuration on the site, where it has today's prices. */
      path: v.string(),
      lines: v.array(
        v.object({
          label: v.string(),
          /** The part number of an accessory. */
          number: v.optional(v.string()),
          price: v.string(),
          /** Difference of the price list on the day of the enquiry. */
          note: v.optional(v.string()),
        }),
      ),
    }),
  ),
})

/** One enquiry with all its answers, for staff. */
export const enquiryRecordSchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  title: v.string(),
  /** Day and time in the dealer's time zone. */
  created_date: v.string(),
  created_time: v.string(),
  /** The day on which the answers were erased because the person requested it. */
  erased_date: v.nullable(v.string()),
  entries: v.array(enquiryRecordEntrySchema),
})

export type EnquiryRecord = v.InferOutput<typeof enquiryRecordSchema>
export type EnquiryRecordEntry = v.InferOutput<typeof enquiryRecordEntrySchema>
