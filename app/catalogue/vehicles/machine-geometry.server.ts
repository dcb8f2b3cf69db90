import { readFileSync } from 'node:fs'

let machinesWithGeometry: ReadonlySet<string> | undefined

/** Whether the studio knows how a machine is built, so that it can be turned live; a dealer's own models are photographed. */
export function hasMachineGeometry(slug: string): boolean {
  machinesWithGeometry ??= new Set(
    Object.keys(JSON.parse(readFileSync('machines/live-detail.json', 'utf8'))),
  )
  return machinesWithGeometry.has(slug)
}

const fittingsBySlug = new Map<string, ReadonlySet<string>>()

/** What the studio has a place for on a machine; none on one that it does not draw. */
export function listFittingsWithGeometry(slug: string): ReadonlySet<string> {
  const known = fittingsBySlug.get(slug)
  if (known) return known
  const read = new Set(hasMachineGeometry(slug) ? readFittingNames(slug) : [])
  fittingsBySlug.set(slug, read)
  return read
}

/** The first line of the file that goes with a machine's accessories: `crash-guard 32,sliders 14`. */
function readFittingNames(slug: string): string[] {
  const file = readFileSync(`machines/occlusion/${slug}.fitted.phone.bin`, 'latin1')
  const [line = ''] = file.split('\n', 1)
  return line.split(',').map((entry) => entry.replace(/ \d+$/, ''))
}
