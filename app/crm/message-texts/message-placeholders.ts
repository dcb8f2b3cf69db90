/** Placeholders in texts to customers. The names are stored in texts, so they are never renamed. */
export const messagePlaceholders = [
  'name',
  'dealer',
  'phone',
  'salesperson',
  'model',
  'vehicle',
  'variant',
  'registrationNumber',
  'price',
  'offer',
  'bookingDay',
  'bookingTime',
  'dayWithoutTime',
  'appointmentDay',
  'appointmentTime',
  'callBy',
  'reference',
  'enquiryLink',
  'estimateTotal',
] as const

export type MessagePlaceholder = (typeof messagePlaceholders)[number]

/** A placeholder as in `{bookingDay}`. */
export const placeholder = /\{([^{}\n]{1,40})\}/g

/** The reason for which a template cannot be saved. */
export type TemplateProblem =
  | { is: 'unknown'; placeholder: string }
  | { is: 'unpaired' | 'nested' | 'fixed'; sign: string }

/** Returns the first problem of a template, or undefined. */
export function findTemplateProblem(template: string): TemplateProblem | undefined {
  const unknown = placeholdersIn(template).find((name) => findPlaceholder(name) === undefined)
  if (unknown !== undefined) return { is: 'unknown', placeholder: `{${unknown}}` }
  const withoutPlaceholders = template.replaceAll(placeholder, '')
  const brace = /[{}]/.exec(withoutPlaceholders)
  if (brace) return { is: 'unpaired', sign: brace[0] }
  const nested = /\[[^\]]*\[/.exec(withoutPlaceholders)
  if (nested) return { is: 'nested', sign: '[' }
  const bracket = /[[\]]/.exec(withoutPlaceholders.replaceAll(/\[[^[\]]*\]/g, ''))
  if (bracket) return { is: 'unpaired', sign: bracket[0] }
  const fixed = [...template.matchAll(/\[[^[\]]*\]/g)].find(
    ([optional]) => placeholdersIn(optional).length === 0,
  )
  return fixed && { is: 'fixed', sign: fixed[0] }
}

/** Returns the names in braces, also unknown ones. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name)

export const nameIn = (typed: string) => typed.trim()

/** Returns `true` if the template contains the placeholder. */
export const hasPlaceholder = (template: string, wanted: MessagePlaceholder): boolean =>
  placeholdersIn(template).some((name) => findPlaceholder(name) === wanted)

export const findPlaceholder = (typed: string): MessagePlaceholder | undefined =>
  messagePlaceholders.find((name) => name === nameIn(typed))
