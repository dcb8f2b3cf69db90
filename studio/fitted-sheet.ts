// Usage: node studio/fitted-sheet.ts [machine …] [--fitting=crash-guard] [--close]
// [--from=50,130,-50,-130] [--up=10] [--plain]
//
// Draws every machine with each of its fitted accessories in orange:
// studio/.work/fitted/<machine>.png.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fittedOn, fittingsOn } from '../machines/fitted/fitted.ts'
import { atDetail } from '../machines/kernel/detail.ts'
import { strokes } from '../machines/kernel/lettering.ts'
import type { Model, Part } from '../machines/kernel/model.ts'
import { MATERIALS } from '../machines/looks.ts'
import { listVehicles } from './catalogue.ts'
import { buildMachine } from './models.ts'
import { quickLook } from './quick-look.ts'
import { workFile } from './work.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fitting: { type: 'string' },
    from: { type: 'string', default: '50,130,-50,-130' },
    up: { type: 'string', default: '12' },
    detail: { type: 'string', default: '0.3' },
    close: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
})
const MARK = '#ff7a1a'
const [WIDTH, HEIGHT, LABEL] = values.close ? [520, 420, 22] : [560, 400, 22]
const detail = Number(values.detail)
const azimuths = values.from.split(',').map(Number)
mkdirSync(workFile('fitted/x').slice(0, -2), { recursive: true })

for (const { slug, colours } of listVehicles()) {
  if (positionals.length > 0 && !positionals.includes(slug)) continue
  const machine = buildMachine(slug, detail)
  const tiles: { input: Buffer; left: number; top: number }[] = []
  let row = 0
  for (const fitting of values.fitting?.split(',') ?? fittingsOn(slug)) {
    const fitted = fittedOn(slug, fitting)
    if (!fitted) continue
    const added = atDetail(detail, fitted.build)
    const own = machine.parts.filter(({ of }) => !of || !fitted.replaces.includes(of))
    const isAdded = new Set<Part>(added.parts)
    const { middle, size } = frame(values.close ? added : machine)
    const colourOf = (part: Part) =>
      isAdded.has(part) && !values.plain
        ? MARK
        : (MATERIALS[part.material]?.base ??
          MATERIALS[part.material]?.tint ??
          (part.material === 'paint2' ? '#9a9da2' : colours[0].swatch))
    for (const [i, azimuth] of azimuths.entries()) {
      const look = { azimuth, elevation: Number(values.up), at: middle, across: size * 1.25 }
      const input = await quickLook([...own, ...added.parts], {
        ...look,
        width: WIDTH,
        height: HEIGHT,
        colourOf,
      })
      tiles.push({ input, left: i * WIDTH, top: row * (HEIGHT + LABEL) })
    }
    const label = Buffer.from(lettering(`${slug} ${fitting}`.toUpperCase().replaceAll('-', ' ')))
    tiles.push({ input: label, left: 2, top: row * (HEIGHT + LABEL) + HEIGHT })
    row++
  }
  if (row === 0) continue
  const file = workFile(`fitted/${slug}.png`)
  await sharp({
    create: {
      width: azimuths.length * WIDTH,
      height: row * (HEIGHT + LABEL),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file)
  console.log(file)
}

/** Returns the centre of a model's box and its largest dimension. */
function frame({ parts }: Model) {
  const [least, most] = [
    [9, 9, 9],
    [-9, -9, -9],
  ]
  for (const { mesh } of parts)
    mesh.points.forEach((v, i) => {
      least[i % 3] = Math.min(least[i % 3], v)
      most[i % 3] = Math.max(most[i % 3], v)
    })
  const middle = least.map((v, k) => (v + most[k]) / 2)
  return { middle, size: Math.max(0.18, ...most.map((v, k) => v - least[k])) }
}

/** Draws a label with the stroke alphabet, so that the sheet needs no font. */
function lettering(text: string): string {
  const lines = strokes(text, 9, 0).lines.map(
    (line) =>
      `<polyline points="${line.map((q) => `${(q[0] + 1).toFixed(1)},${(14 - q[1]).toFixed(1)}`).join(' ')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}" fill="none" stroke="#0b0f18" stroke-width="1.3">${lines.join('')}</svg>`
}
