import type { EnquiryKind } from './define-enquiry-kind.ts'

/**
 * Returns the name of the field in which the visitor chooses a model; undefined if there is no such
 * field.
 */
export function modelFieldName({ fields }: EnquiryKind): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === 'model')
}
