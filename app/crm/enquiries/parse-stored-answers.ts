import * as v from 'valibot'
import { storedConfigurationSchema } from '#app/platform/forms/submitted-configuration.ts'
import type { EnquiryAnswers } from './definition/define-enquiry-kind.ts'

const storedAnswer = v.fallback(
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.record(v.string(), v.boolean()),
    storedConfigurationSchema,
  ]),
  null,
)
const storedAnswers = v.fallback(v.record(v.string(), storedAnswer), {})

/**
 * Parses stored answers and tolerates unknown shapes, because definitions change but stored rows do
 * not.
 */
export function parseStoredAnswers(json: string): EnquiryAnswers {
  try {
    return v.parse(storedAnswers, JSON.parse(json))
  } catch {
    return {}
  }
}
