import * as v from 'valibot'

/** What is to be mended before something may be published: sentences by path (`colours.0.slug`). */
export type FieldMessages = Record<string, string>

/** What was typed of something still being written: what lacks, and what is wrong in itself. */
export type DraftValidation<Document> = {
  /** The document as the shape reads it, or as it was typed where it is not whole yet. */
  kept: unknown
  /** Whole and right. */
  document?: Document | undefined
  gaps: FieldMessages
  errors: FieldMessages
}

/** How deep what was typed may be nested; no document of ours comes near. */
const maxNesting = 12

/**
 * Reads what may have gaps. A field that is missing or empty is a gap; one that holds what it may
 * not is an error, and so is a field that nobody knows.
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

function isGap({ type, received, input }: v.BaseIssue<unknown>): boolean {
  if (type === 'non_empty') return true
  if (type === 'min_length') return Array.isArray(input)
  return received === 'undefined'
}

/** Without empty texts, nulls and what is nested too deep: what is left out is missing. */
function withoutEmpty(value: unknown, depth: number): unknown {
  if (depth === 0) return undefined
  if (Array.isArray(value)) return value.map((it) => withoutEmpty(it, depth - 1) ?? {})
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null ? undefined : value
  const parts = Object.entries(value).map(([name, it]) => [name, withoutEmpty(it, depth - 1)])
  return Object.fromEntries(parts.filter(([, it]) => it !== undefined))
}
