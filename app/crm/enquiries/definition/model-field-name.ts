import type { EnquiryKind } from './define-enquiry-kind.ts'

/**
 * Returns the name of the field that chooses one of the dealer's models; undefined if there is
 * none.
 */
export function modelFieldName({ fields }: EnquiryKind): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === 'model')
}
