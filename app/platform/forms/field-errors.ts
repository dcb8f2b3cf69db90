import * as v from 'valibot'

/** A field's path, such as `variants.0.difference`, to what is wrong with it; '' is the whole. */
export type FieldErrors = Record<string, string[]>

type FieldErrorOptions = {
  /** Said of a field that was left out: that issue is the object's, in the schema's words. */
  leftOut?: string
  /** Parts of a field are errors of the field itself. */
  isByField?: boolean
}

/** What a person is told of a form or a body that did not pass its schema. */
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
