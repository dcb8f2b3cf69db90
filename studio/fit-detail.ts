// Usage: node studio/fit-detail.ts [machine …]
//
// Finds the detail of each machine for the triangle limits of a live view, and writes it to
// live-detail.json. Data computed for the vertices of a changed machine become invalid.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Level, TRIANGLES } from '../machines/live-detail.ts'
import { MACHINES } from '../machines/machines.ts'
import { buildMachine } from './models.ts'

const file = new URL('../machines/live-detail.json', import.meta.url)
const found: Record<string, Record<Level, number>> = JSON.parse(readFileSync(file, 'utf8'))
const asked = process.argv.slice(2)
for (const slug of asked.length > 0 ? asked : Object.keys(MACHINES)) {
  const [phone, desk] = (['phone', 'desk'] as const).map((level) => fit(slug, TRIANGLES[level]))
  found[slug] = { phone, desk }
  const column = (detail: number) => `${detail.toFixed(2)} ${trianglesOf(slug, detail)}`
  console.log(
    `${slug.padEnd(16)} full ${trianglesOf(slug, 1)}  desk ${column(desk)}  phone ${column(phone)}`,
  )
}
const known = Object.keys(MACHINES).filter((slug) => found[slug])
const lines = known.map(
  (slug) => `  "${slug}": { "phone": ${found[slug].phone}, "desk": ${found[slug].desk} }`,
)
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)

/** Returns the largest detail, in hundredths, within the number of triangles. */
function fit(slug: string, triangles: number): number {
  let [low, high] = [15, 100]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (trianglesOf(slug, middle / 100) <= triangles) low = middle
    else high = middle
  }
  return low / 100
}

function trianglesOf(slug: string, detail: number): number {
  const { parts } = buildMachine(slug, detail)
  return parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
}
