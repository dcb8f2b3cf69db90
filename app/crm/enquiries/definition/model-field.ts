import type { Enquiry } from './define.ts'

/** The name of the field in which a model of the house is chosen, where an enquiry has one. */
export function modelFieldOf({ fields }: Enquiry): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === 'model')
}
