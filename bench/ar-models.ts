import { readFileSync } from 'node:fs'
import { validateBytes } from 'gltf-validator'
import * as v from 'valibot'
import { buildGlbInProcess } from '#app/catalogue/vehicles/augmented-reality/ar-process.server.ts'
import { readGlb } from '#machines/ar/read-glb.ts'
import { digits, verdict } from './goals.ts'
import { drawnMachines } from './live-taps.ts'
import { table } from './report.ts'

const limit = 4000

const document = v.object({
  specifications: v.object({
    bodyDimensions: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  colours: v.array(v.object({ swatch: v.string() })),
})

type Model = { slug: string; kB: number; ms: number; errors: number; triangles: number }

/**
 * Builds the AR model of each vehicle in its first colour, each in its own process, and checks it
 * with the validator of glTF.
 */
export async function arModels(): Promise<string> {
  const built: { model: Model; cells: string[] }[] = []
  for (const slug of drawnMachines().keys()) built.push(await measure(slug))
  const models = built.map(({ model }) => model)
  const most = (of: keyof Omit<Model, 'slug'>) => Math.max(...models.map((it) => it[of]))
  const summary = table(
    ['of all models', 'most', 'goal'],
    [
      ['kB', digits(most('kB')), verdict(most('kB'), { atMost: limit })],
      ['milliseconds for one, with the start of its process', digits(most('ms')), '—'],
      ['errors of the validator', digits(most('errors')), verdict(most('errors'), { atMost: 0 })],
    ],
  )
  const rows = built.map(({ model, cells }) => [
    model.slug,
    ...[model.kB, model.ms, model.triangles].map(digits),
    ...cells,
  ])
  const head = ['vehicle', 'kB', 'ms', 'triangles', 'length', 'width', 'height']
  return [
    summary,
    'Sizes are those of the file, in millimetres, and their difference from the specification. The file has the size of the studio’s geometry, on its stand, with turned handlebar and mirrors. The wheelbase and the tyres are those of the specification (`studio/truth.test.ts`); what else a maker includes in its figures is not stated.',
    table(head, rows),
  ].join('\n\n')
}

async function measure(slug: string) {
  const file = readFileSync(`catalogue/vehicles/${slug}.json`, 'utf8')
  const { specifications, colours } = v.parse(document, JSON.parse(file))
  const begun = performance.now()
  const bytes = await buildGlbInProcess({
    machine: slug,
    paint: { base: colours[0]?.swatch ?? '#808080', second: null, finish: null },
  })
  const ms = performance.now() - begun
  const { issues, info } = await validateBytes(bytes)
  const { least, most } = readGlb(bytes)
  const stated = (label: string) =>
    Number(
      specifications.bodyDimensions
        .find((row) => row.label === label)
        ?.value.replaceAll(/[^\d.]/g, '') ?? Number.NaN,
    )
  // y is up and z forwards.
  const cells = (
    [
      ['Length', 2],
      ['Width', 0],
      ['Height', 1],
    ] as const
  ).map(([label, axis]) => {
    const size = 1000 * ((most[axis] ?? 0) - (least[axis] ?? 0))
    const share = 100 * (size / stated(label) - 1)
    return Number.isNaN(share)
      ? `${Math.round(size)}`
      : `${Math.round(size)} (${share > 0 ? '+' : '−'}${Math.abs(share).toFixed(1)} %)`
  })
  const { numErrors: errors } = issues
  const model = { slug, kB: bytes.length / 1000, ms, errors, triangles: info.totalTriangleCount }
  return { model, cells }
}
