import * as v from 'valibot'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import type { InputMode } from './field-schema.ts'
import type { RefusalWords } from './refusal-words.ts'

/** A machine with what was added to it, in the words and at the prices that somebody saw. */
export type SubmittedConfiguration = v.InferOutput<ReturnType<typeof configurationObject>>

/** As it is kept; `listed` is what the house itself said of the same at that moment, where it said anything else. */
export type StoredConfiguration = SubmittedConfiguration & {
  listed?: SubmittedConfiguration | null | undefined
}

/** Characters of JSON; twenty parts with the longest names that the catalogue takes have fewer. */
export const maxConfigurationLength = 4096
const maxAccessories = 20

/**
 * As an object, or as its JSON: a form can carry only text. What cannot be read is refused where a program sent it,
 * which is told so; whoever sends a form has typed none of it, and the rest of what was typed is taken.
 */
export function configurationSchema(
  label: string,
  mode: InputMode,
  words: RefusalWords,
): v.GenericSchema<unknown, SubmittedConfiguration | null> {
  const refusal = words.noConfiguration(label)
  // All of it is one field: one sentence is enough.
  const whole = v.config(configurationObject(refusal), { abortEarly: true })
  const written = v.pipe(
    v.string(refusal),
    v.maxLength(maxConfigurationLength, refusal),
    v.transform(parseJsonOrUndefined),
    whole,
  )
  const empty = v.pipe(
    v.literal(''),
    v.transform(() => null),
  )
  const given = v.union([empty, written, whole], refusal)
  return v.optional(v.nullable(mode === 'form' ? v.fallback(given, null) : given), null)
}

/** Of what is stored: no word is lost because another one is odd. */
export const storedConfigurationSchema = v.object({
  ...configurationObject('').entries,
  listed: v.optional(v.nullable(configurationObject(''))),
})

/** Names as long as the catalogue's own, prices as it writes them: whole rupees, of parts with paise. */
function configurationObject(refusal: string) {
  const line = (longest: number) =>
    v.pipe(v.string(refusal), v.maxLength(longest, refusal), v.transform(clean))
  const name = (longest: number) => v.pipe(line(longest), v.nonEmpty(refusal))
  const rupees = (most: number) =>
    v.pipe(v.number(refusal), v.minValue(1, refusal), v.maxValue(most, refusal))
  const whole = v.pipe(rupees(9_999_999), v.integer(refusal))
  const part = v.object(
    {
      partNo: name(30),
      heading: name(80),
      price: v.pipe(
        v.string(refusal),
        v.regex(/^\d{1,7}\.\d{2}$/, refusal),
        v.check((price) => Number(price) > 0, refusal),
      ),
    },
    refusal,
  )
  return v.object(
    {
      bikeName: name(60),
      name: name(60),
      variant: line(60),
      price: whole,
      priceIsApproximate: v.optional(v.boolean(refusal), false),
      colour: v.optional(
        v.object(
          {
            name: name(60),
            slug: v.pipe(v.string(refusal), v.regex(/^[a-z0-9-]{1,80}$/, refusal)),
          },
          refusal,
        ),
      ),
      parts: v.pipe(
        v.array(part, refusal),
        v.maxLength(maxAccessories, refusal),
        v.check((all) => new Set(all.map((it) => it.partNo)).size === all.length, refusal),
      ),
      total: rupees(999_999_999),
      monthly: v.optional(whole),
    },
    refusal,
  )
}

/** What is no JSON is no configuration either, and is refused as such. */
function parseJsonOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function clean(typed: string): string {
  return sanitizeLine(typed).normalize('NFC')
}
