import * as v from 'valibot'

/**
 * Parses a `…_json` column with the present schema. Never throws, because rows may be older than
 * the schema. Missing or invalid parts are replaced by those of `fallback`. A list keeps its valid
 * entries, however few. Unknown fields are dropped.
 */
export function parseStoredJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
  fallback: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  const stored = readJsonOrUndefined(json)
  const whole = v.safeParse(schema, stored)
  if (whole.success) return whole.output
  // Check `typed` and not `success`, because a list may now be shorter than the schema allows.
  const mended = v.safeParse(schema, repairValue(schema, stored, fallback))
  return mended.typed ? mended.output : fallback
}

function readJsonOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function repairValue(schema: v.GenericSchema, stored: unknown, fallback: unknown): unknown {
  if (v.safeParse(schema, stored).success) return stored
  if ('wrapped' in schema && isSchema(schema.wrapped)) {
    // An optional value that exists is repaired like a required value. If it is still invalid, it
    // is dropped.
    const mended = repairValue(schema.wrapped, stored, fallback)
    return v.safeParse(schema, mended).typed ? mended : fallback
  }
  if ('entries' in schema && isGroup(schema.entries) && isGroup(stored))
    return repairGroup(schema.entries, stored, isGroup(fallback) ? fallback : {})
  if ('item' in schema && isSchema(schema.item) && Array.isArray(stored))
    return repairList(schema.item, stored)
  if (schema.type === 'record' && 'value' in schema && isSchema(schema.value) && isGroup(stored))
    return repairRecord(schema.value, stored)
  return fallback
}

type Group = Record<string, unknown>

function repairGroup(entries: Group, stored: Group, fallback: Group): Group {
  const parts = Object.entries(entries).map(([name, entry]) => [
    name,
    isSchema(entry) ? repairValue(entry, stored[name], fallback[name]) : undefined,
  ])
  return Object.fromEntries(parts)
}

function repairList(item: v.GenericSchema, stored: readonly unknown[]): unknown[] {
  return stored
    .map((entry) => repairValue(item, entry, undefined))
    .filter((entry) => v.safeParse(item, entry).typed)
}

function repairRecord(value: v.GenericSchema, stored: Group): Group {
  const parts = Object.entries(stored).map(([name, part]) => [
    name,
    repairValue(value, part, undefined),
  ])
  return Object.fromEntries(parts.filter(([, part]) => v.safeParse(value, part).typed))
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isGroup(value) && value['kind'] === 'schema'
}
