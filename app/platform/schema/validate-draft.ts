import * as v from 'valibot'

/** Messages about a draft by path (`colours.0.slug`), which block its publication. */
export type FieldMessages = Record<string, string>

/** Result of validating a draft: its gaps and its errors. */
export type DraftValidation<Document> = {
  /** The parsed document if it is valid, otherwise the raw input. */
  kept: unknown
  /** Set only if the document is valid. */
  document?: Document | undefined
  gaps: FieldMessages
  errors: FieldMessages
}

/** Maximum nesting depth of the input. Every document is far below this depth. */
const maxNesting = 12

/**
 * Validates a draft. A missing or empty field is a gap, also if a rule about several fields
 * requires it. A field with a wrong value, or an unknown
 * field, is an error.
 */
export function validateDraft<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: unknown,
): DraftValidation<v.InferOutput<Schema>> {
  const kept = withoutEmpty(typed, maxNesting)
  const result = v.safeParse(schema, kept)
  if (result.success) return { kept: result.output, document: result.output, gaps: {}, errors: {} }
  const gaps: FieldMessages = {}
  const errors: FieldMessages = {}
  for (const issue of result.issues) {
    const list = isGap(issue) ? gaps : errors
    list[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  return { kept, gaps, errors }
}

function isGap({ type, received, input, path }: v.BaseIssue<unknown>): boolean {
  if (path && path.at(-1)?.value === undefined) return true
  if (type === 'non_empty') return true
  if (type === 'min_length') return Array.isArray(input)
  return received === 'undefined'
}

/** Removes empty texts, nulls and parts that are nested too deep, so that they count as missing. */
function withoutEmpty(value: unknown, depth: number): unknown {
  if (depth === 0) return undefined
  if (Array.isArray(value)) return value.map((it) => withoutEmpty(it, depth - 1) ?? {})
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null ? undefined : value
  const parts = Object.entries(value).map(([name, it]) => [name, withoutEmpty(it, depth - 1)])
  return Object.fromEntries(parts.filter(([, it]) => it !== undefined))
}
