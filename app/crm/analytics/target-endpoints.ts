import * as v from 'valibot'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { maxTarget, monthPattern, targetNames } from './sales-targets.ts'
import * as words from './target-words.ts'

const tag = 'Staff'

const month = v.pipe(v.string(words.noMonth), v.regex(monthPattern, words.noMonth))

const progress = {
  /** Enquiries that count towards the target. */
  reached: v.number(),
  /** The target; null if none is set. */
  target: v.nullable(v.number()),
}

export const targetProgressSchema = v.object({
  /** The month, `YYYY-MM`. */
  month: v.string(),
  /** `true` if the month is not over, so that its targets can be changed. */
  isOpen: v.boolean(),
  version: v.number(),
  targets: v.array(
    v.object({
      name: v.picklist(targetNames),
      /** The kinds of enquiries that are counted. */
      kinds: v.array(v.string()),
      house: v.object(progress),
      people: v.array(v.object({ id: v.number(), name: v.string(), ...progress })),
    }),
  ),
})

export type TargetProgress = v.InferOutput<typeof targetProgressSchema>

/** Returns the targets of a month. The default is the current month. */
export const getTargets = defineEndpoint({
  method: 'GET',
  path: '/api/figures/targets',
  may: 'dashboard.read',
  says: 'The targets of a month, for the dealership and each person, and how far they are reached',
  tag,
  query: v.object({ month: v.optional(month) }),
  answer: targetProgressSchema,
  isPrivate: true,
})

const target = v.nullable(
  v.pipe(
    v.number(words.noTarget),
    v.integer(words.noTarget),
    v.minValue(0, words.noTarget),
    v.maxValue(maxTarget, words.noTarget),
  ),
)

/** A target of null is removed. */
const sent = v.object({
  house: v.optional(target),
  people: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
        target,
      }),
    ),
    v.maxLength(1000, words.tooMany),
  ),
})

export type SentTargets = v.InferOutput<typeof sent>

export const changeTargets = defineEndpoint({
  method: 'PATCH',
  path: '/api/figures/targets',
  may: 'targets.edit',
  says: 'Set the targets of the current or a later month. A target that is left out does not change',
  tag,
  body: v.object({
    month,
    targets: v.object(v.entriesFromList(targetNames, v.optional(sent))),
    version: rowVersionSchema,
  }),
  answer: v.object({ message: v.string(), ...targetProgressSchema.entries }),
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
})

const weeklyMail = { isOn: v.boolean(), version: v.number() }

export const getWeeklyMail = defineEndpoint({
  method: 'GET',
  path: '/api/figures/weekly-mail',
  may: 'dealer.edit',
  says: 'If the owners get an email with the figures every Monday',
  tag,
  answer: v.object(weeklyMail),
})

export const changeWeeklyMail = defineEndpoint({
  method: 'PATCH',
  path: '/api/figures/weekly-mail',
  may: 'dealer.edit',
  says: 'Switch the weekly email with the figures on or off',
  tag,
  body: v.object({ isOn: v.boolean(), version: rowVersionSchema }),
  answer: v.object({ message: v.string(), ...weeklyMail }),
  refusals: [409],
})
