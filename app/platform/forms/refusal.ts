import type { FieldErrors } from './field-errors.ts'

/**
 * An expected failure as a value. Rules and stores return this value; only the HTTP layer turns it
 * into a status.
 */
export type Refusal = {
  is: 'refused'
  because: 'invalid' | 'notAForm' | 'notYou' | 'tooMany'
  /** Message for the user. */
  message: string
  errors?: FieldErrors
  /** Missing proof that the request needs: the second factor of a login. */
  needs?: 'code'
  /** Seconds until the next attempt. */
  wait?: number
}

export function refuse(
  because: Refusal['because'],
  message: string,
  more: Pick<Refusal, 'errors' | 'needs' | 'wait'> = {},
): Refusal {
  return { is: 'refused', because, message, ...more }
}
