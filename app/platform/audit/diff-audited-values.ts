import type { AuditedValues } from './change.ts'

/**
 * Compares two values and returns the differences under flat names: `{ address: { city } }` becomes
 * `address.city`.
 */
export function diffAuditedValues(
  before: unknown,
  after: unknown,
): { before: AuditedValues; after: AuditedValues } {
  const [was, is] = [flatten(before), flatten(after)]
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  const changed = [...keys].filter((key) => was[key] !== is[key])
  const pick = (facts: AuditedValues): AuditedValues =>
    Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]))
  return { before: pick(was), after: pick(is) }
}

function flatten(value: unknown, path = ''): AuditedValues {
  if (value === null || value === undefined) return {}
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).map(([key, part]) =>
      flatten(part, path ? `${path}.${key}` : key),
    )
    return Object.assign({}, ...inner)
  }
  return typeof value === 'number' || typeof value === 'boolean'
    ? { [path]: value }
    : { [path]: String(value) }
}
