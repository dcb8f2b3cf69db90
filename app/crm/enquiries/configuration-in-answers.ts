import type { StoredConfiguration } from '#app/platform/forms/submitted-configuration.ts'
import type { EnquiryAnswers } from './definition/define-enquiry-kind.ts'

/** Of an answer that was checked, or read from its row. */
export function isStoredConfiguration(answer: unknown): answer is StoredConfiguration {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'parts' in answer &&
    Array.isArray(answer.parts)
  )
}

/** The configuration among the answers; undefined where none was sent. */
export function findConfigurationAnswer(answers: EnquiryAnswers): StoredConfiguration | undefined {
  return Object.values(answers).find(isStoredConfiguration)
}
