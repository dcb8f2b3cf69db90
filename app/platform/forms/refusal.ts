import type { FieldErrors } from './field-errors.ts'

/**
 * Why something that was asked is not done, as a value: rules and stores return it, and only the way
 * out to HTTP knows which status it is.
 */
export type Refusal = {
  is: 'refused'
  because: 'invalid' | 'notAForm' | 'notYou' | 'tooMany'
  /** For the person who asked. */
  message: string
  errors?: FieldErrors
  /** What was not sent and is asked now: the second step of a login. */
  needs?: 'code'
  /** Seconds until it may be tried again. */
  wait?: number
}

export function refuse(
  because: Refusal['because'],
  message: string,
  more: Pick<Refusal, 'errors' | 'needs' | 'wait'> = {},
): Refusal {
  return { is: 'refused', because, message, ...more }
}
