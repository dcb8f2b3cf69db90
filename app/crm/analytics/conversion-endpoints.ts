import * as v from 'valibot'
import { assignablePipelines } from '#app/crm/assignment/rule-participants.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { analyticsPeriodEntries, isForwardPeriod, isShortPeriod } from './analytics-endpoints.ts'
import * as words from './analytics-period-words.ts'
import { conversionFigures, conversionGroupings } from './conversion-figures.ts'

const counts = v.object(
  v.entriesFromList(
    conversionFigures.map(({ name }) => name),
    v.number(),
  ),
)

/** The figures of one group of enquiries, by the name of the figure. */
export type ConversionCounts = v.InferOutput<typeof counts>

export const conversionSchema = v.object({
  from: v.string(),
  to: v.string(),
  by: v.picklist(conversionGroupings),
  pipelines: v.array(
    v.object({
      flow: v.picklist(assignablePipelines),
      /** The kinds of enquiries that are counted. */
      kinds: v.array(v.string()),
      total: counts,
      /**
       * The largest groups: by assignee, model, source or kind. The group with the key null has all
       * other enquiries.
       */
      groups: v.array(v.object({ key: v.nullable(v.string()), name: v.string(), counts })),
    }),
  ),
})

export type Conversion = v.InferOutput<typeof conversionSchema>

/** Returns the conversion of a period. The default is the last four weeks, by person. */
export const getConversion = defineEndpoint({
  method: 'GET',
  path: '/api/figures/conversion',
  may: 'dashboard.read',
  says: 'What became of the enquiries received in a period, by person, model, source or kind',
  tag: 'Staff',
  query: v.pipe(
    v.object({
      ...analyticsPeriodEntries,
      by: v.optional(v.picklist(conversionGroupings, words.noGrouping), 'person'),
    }),
    v.forward(
      v.check((it) => isForwardPeriod(it), words.isBackwards),
      ['to'],
    ),
    v.forward(
      v.check((it) => isShortPeriod(it), words.isTooLong),
      ['from'],
    ),
  ),
  answer: conversionSchema,
  isPrivate: true,
})
