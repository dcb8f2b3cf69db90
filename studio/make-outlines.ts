// Usage: node studio/make-outlines.ts
//
// Writes the side outline of every machine to machines/outlines.json, with the rider's seat and the
// grips, for the drawing of a rider on a model's page.
import { writeFileSync } from 'node:fs'
import { MACHINES } from '../machines/machines.ts'
import { outlineOf } from './outlines.ts'

const lines = Object.keys(MACHINES).map((slug) => {
  const { seat, grip, outline } = outlineOf(slug)
  const fields = [
    `"seat": [${seat.join(', ')}]`,
    `"grip": [${grip.join(', ')}]`,
    `"outline": "${outline}"`,
  ]
  return `  "${slug}": {\n    ${fields.join(',\n    ')}\n  }`
})
writeFileSync(new URL('../machines/outlines.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
