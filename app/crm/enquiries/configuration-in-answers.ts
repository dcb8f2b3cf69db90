import type { StoredConfiguration } from '#app/platform/forms/submitted-configuration.ts'
import type { EnquiryAnswers } from './definition/define-enquiry-kind.ts'

/**
 * Returns `true` for a configuration. The answer must be validated already or come from a stored
 * row.
 */
export function isStoredConfiguration(answer: unknown): answer is StoredConfiguration {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'parts' in answer &&
    Array.isArray(answer.parts)
  )
}

/** Finds the configuration among the answers; undefined if the answers contain none. */
export function findConfigurationAnswer(answers: EnquiryAnswers): StoredConfiguration | undefined {
  return Object.values(answers).find(isStoredConfiguration)
}
