import type { KeptConfiguration } from '#app/platform/forms/sent-configuration.ts'
import type { Answers } from './definition/define.ts'

/** Of an answer that was checked, or read from its row. */
export function isConfiguration(answer: unknown): answer is KeptConfiguration {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'parts' in answer &&
    Array.isArray(answer.parts)
  )
}

/** The configuration among the answers; undefined where none was sent. */
export function configurationIn(answers: Answers): KeptConfiguration | undefined {
  return Object.values(answers).find(isConfiguration)
}
