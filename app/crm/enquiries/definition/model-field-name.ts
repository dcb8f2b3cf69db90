import type { EnquiryKind } from './define-enquiry-kind.ts'

/** The name of the field in which a model of the house is chosen, where an enquiry has one. */
export function modelFieldName({ fields }: EnquiryKind): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === 'model')
}
