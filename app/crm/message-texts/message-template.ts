import {
  findPlaceholder,
  type MessagePlaceholder,
  messagePlaceholders,
  nameIn,
  placeholder,
  placeholdersIn,
} from './message-placeholders.ts'

/** The value of each placeholder, or '' if the enquiry has none. */
export type MessageValues = Readonly<Record<MessagePlaceholder, string>>

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

function valueOf(values: MessageValues, typed: string): string {
  const name = findPlaceholder(typed)
  return name === undefined ? '' : values[name]
}
