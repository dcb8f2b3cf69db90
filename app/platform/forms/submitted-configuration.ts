import * as v from 'valibot'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import type { InputMode } from './field-schema.ts'
import type { RefusalWords } from './refusal-words.ts'

/** A vehicle with its chosen accessories, with the names and prices that the visitor saw. */
export type SubmittedConfiguration = v.InferOutput<ReturnType<typeof configurationObject>>

/**
 * The stored configuration. If the dealer's names or prices differed at that time, `listed`
 * contains the dealer's version.
 */
export type StoredConfiguration = SubmittedConfiguration & {
  listed?: SubmittedConfiguration | null | undefined
}

/**
 * Maximum characters of the JSON. Twenty accessories with the longest names of the catalogue need
 * fewer.
 */
export const maxConfigurationLength = 4096
const maxAccessories = 20

/**
 * Accepts an object or JSON text, because a form can send only text. An invalid configuration is
 * refused in JSON requests. In a form it is ignored and the other answers are accepted, because the
 * visitor did not type this field.
 */
export function configurationSchema(
  label: string,
  mode: InputMode,
  words: RefusalWords,
): v.GenericSchema<unknown, SubmittedConfiguration | null> {
  const refusal = words.noConfiguration(label)
  // The whole configuration is one field, so one message is enough.
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

/**
 * Schema of a stored configuration. The schema is lenient, so that one unexpected value does not
 * discard the other values.
 */
export const storedConfigurationSchema = v.object({
  ...configurationObject('').entries,
  listed: v.optional(v.nullable(configurationObject(''))),
})

/**
 * Schema with the catalogue's own limits: lengths of names, whole rupees for models, and paise for
 * accessories.
 */
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

/** Returns undefined for invalid JSON, which the schema then refuses. */
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
