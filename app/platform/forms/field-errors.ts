import * as v from 'valibot'

/** Messages by path of a field, such as `variants.0.difference`; '' is the whole form. */
export type FieldErrors = Record<string, string[]>

type FieldErrorOptions = {
  /**
   * Message for a missing field. It is set here because the schema reports a missing field as an
   * error of the whole object.
   */
  leftOut?: string
  /** Reports errors in parts of a field under the path of the field. */
  isByField?: boolean
}

/** Returns the messages for a form or body that the schema refused. */
export function fieldErrorsOf(
  issues: readonly v.BaseIssue<unknown>[] = [],
  { leftOut, isByField = false }: FieldErrorOptions = {},
): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    const name = isByField ? (path.split('.')[0] ?? '') : path
    const isLeftOut = issue.type === 'object' && issue.received === 'undefined'
    errors[name] = [...(errors[name] ?? []), (isLeftOut && leftOut) || issue.message]
  }
  return errors
}
