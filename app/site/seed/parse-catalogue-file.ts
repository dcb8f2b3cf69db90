import * as v from 'valibot'

export type CatalogueParseResult<Output> =
  | { success: true; output: Output }
  | { success: false; problems: string[] }

/** Parses the text of a file as JSON. On failure, returns a message with the line of the error. */
export function parseJsonText(content: string): CatalogueParseResult<unknown> {
  try {
    return { success: true, output: JSON.parse(content) }
  } catch (error) {
    const detail = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'unreadable'
    // If the text is truncated, the JavaScript engine names no line, so the last line is used.
    const line = /line (\d+)/.exec(detail)?.[1] ?? content.trimEnd().split('\n').length
    const says = `not valid JSON, line ${line}. Look for a missing or extra comma (${detail}).`
    return { success: false, problems: [says] }
  }
}

/**
 * Validates parsed data against a schema. On failure, returns one message for each invalid field.
 */
export function checkAgainstSchema<Schema extends v.GenericSchema>(
  data: unknown,
  schema: Schema,
): CatalogueParseResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data, { abortPipeEarly: true })
  if (result.success) return { success: true, output: result.output }
  return {
    success: false,
    problems: result.issues.map((issue) => `${formatIssuePath(issue)} ${issue.message}.`),
  }
}

/** Formats a path such as `variants[1].difference`. List entries are counted from 1. */
function formatIssuePath(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`,
  )
  return path.join('').replace(/^\./, '') || 'the file'
}

/** Finds files that repeat a value although the value must be unique. */
export function findDuplicateValues<File extends { path: string }>(
  files: readonly File[],
  { field, key }: { field: string; key: (file: File) => string | undefined },
): { path: string; says: string }[] {
  const firstWith = new Map<string, string>()
  return files.flatMap((file) => {
    const value = key(file)
    if (value === undefined) return []
    const other = firstWith.get(value)
    if (other) return [{ path: file.path, says: `${field} must not be the same as in ${other}.` }]
    firstWith.set(value, file.path)
    return []
  })
}
