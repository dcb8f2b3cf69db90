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
  'callBy',
  'reference',
] as const

export type MessagePlaceholder = (typeof messagePlaceholders)[number]

/** The value of each placeholder, or '' if the enquiry has none. */
export type MessageValues = Readonly<Record<MessagePlaceholder, string>>

/** A placeholder as in `{bookingDay}`. */
const placeholder = /\{([^{}\n]{1,40})\}/g
/** An optional part as in `[ about the {model}]`, or a placeholder. */
const part = /\[([^[\]]*)\]|\{([^{}\n]{1,40})\}/g

/**
 * Replaces the placeholders. A part in square brackets is left out if one of its placeholders has
 * no value. A placeholder outside of brackets that has no value becomes a gap such as `[model]`,
 * which the person fills in.
 */
export function fillMessage(template: string, values: MessageValues): string {
  return template.replaceAll(part, (written, optional: string | undefined, name = '') => {
    if (optional === undefined) return valueOf(values, name) || gapOf(written)
    const isComplete = placeholdersIn(optional).every((it) => valueOf(values, it) !== '')
    return isComplete
      ? optional.replaceAll(placeholder, (_, it: string) => valueOf(values, it))
      : ''
  })
}

/** Returns the gaps that a text still has, such as `[model]`. */
export function listGaps(text: string): string[] {
  return messagePlaceholders.map((name) => gapOf(`{${name}}`)).filter((gap) => text.includes(gap))
}

const gapOf = (written: string) => `[${nameIn(written.slice(1, -1))}]`

/** Why a template cannot be saved. */
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

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name)

const nameIn = (typed: string) => typed.trim()

const findPlaceholder = (typed: string): MessagePlaceholder | undefined =>
  messagePlaceholders.find((name) => name === nameIn(typed))

function valueOf(values: MessageValues, typed: string): string {
  const name = findPlaceholder(typed)
  return name === undefined ? '' : values[name]
}
