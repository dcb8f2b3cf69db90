import { readFileSync } from 'node:fs'

let machinesWithGeometry: ReadonlySet<string> | undefined

/** `true` if the model has 3D geometry. Models that a dealer adds have photographs only. */
export function hasMachineGeometry(slug: string): boolean {
  machinesWithGeometry ??= new Set(
    Object.keys(JSON.parse(readFileSync('machines/live-detail.json', 'utf8'))),
  )
  return machinesWithGeometry.has(slug)
}

const fittingsBySlug = new Map<string, ReadonlySet<string>>()

/** Lists the accessories with 3D geometry on this model; empty if the model has none. */
export function listFittingsWithGeometry(slug: string): ReadonlySet<string> {
  const known = fittingsBySlug.get(slug)
  if (known) return known
  const read = new Set(hasMachineGeometry(slug) ? readFittingNames(slug) : [])
  fittingsBySlug.set(slug, read)
  return read
}

/**
 * Reads the names from the first line of the model's accessory file: `crash-guard 32,sliders 14`.
 */
function readFittingNames(slug: string): string[] {
  const file = readFileSync(`machines/occlusion/${slug}.fitted.phone.bin`, 'latin1')
  const [line = ''] = file.split('\n', 1)
  return line.split(',').map((entry) => entry.replace(/ \d+$/, ''))
}
