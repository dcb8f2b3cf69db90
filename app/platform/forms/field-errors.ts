import * as v from 'valibot'

/** Messages by path of a field, such as `variants.0.difference`; '' is the whole form. */
export type FieldErrors = Record<string, string[]>

type FieldErrorOptions = {
  /** Message for a missing field, because the schema reports it as an issue of the object. */
  leftOut?: string
  /** Reports errors of a field's parts under the field itself. */
  isByField?: boolean
}

/** Returns the messages for a form or body that its schema refused. */
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
