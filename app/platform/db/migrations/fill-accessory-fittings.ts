import { demoAccessoryFittings } from './demo-accessory-fittings.ts'

/** Adds known fittings to a model's stored document; everything else stays unchanged. */
export function withAccessoryFittings(json: string | null): string | null {
  const model = read(json)
  if (!isGroup(model) || !Array.isArray(model['accessories'])) return json
  const accessories: unknown[] = model['accessories']
  return JSON.stringify({ ...model, accessories: accessories.map(withFitting) })
}

function withFitting(part: unknown): unknown {
  if (!isGroup(part) || 'fitting' in part) return part
  const known = demoAccessoryFittings.find(
    (it) => it.heading === part['heading'] && it.picture === part['picture'],
  )
  return known ? { ...part, fitting: known.fitting } : part
}

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
