import * as v from 'valibot'

export type CatalogueParseResult<Output> =
  | { success: true; output: Output }
  | { success: false; problems: string[] }

/** A file's text as JSON, or the sentence that says where it stops being that. */
export function parseJsonText(content: string): CatalogueParseResult<unknown> {
  try {
    return { success: true, output: JSON.parse(content) }
  } catch (error) {
    const detail = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'unreadable'
    // What ends too early has no line in the engine's words: it is the last one.
    const line = /line (\d+)/.exec(detail)?.[1] ?? content.trimEnd().split('\n').length
    const says = `not valid JSON, line ${line}. Look for a missing or extra comma (${detail}).`
    return { success: false, problems: [says] }
  }
}

/** What was parsed, in the shape that it should have; else a sentence for each field that has not. */
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

/** `variants[1].difference`, as a person would point at it; lists count from 1. */
function formatIssuePath(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`,
  )
  return path.join('').replace(/^\./, '') || 'the file'
}

/** Of files that must differ in something, those that have what an earlier one has. */
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
