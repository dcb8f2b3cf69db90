import { expect, test } from 'vitest'
import { fittedOn, fittingsOn } from '../machines/fitted/fitted.ts'
import { fingerprint } from '../machines/kernel/fingerprint.ts'
import type { Model } from '../machines/kernel/model.ts'
import { LIVE_MATERIALS } from '../machines/live/look.ts'
import { type Level, LIVE_DETAIL } from '../machines/live-detail.ts'
import { MACHINES } from '../machines/machines.ts'
import turntableDistances from '../machines/turntable-distances.json' with { type: 'json' }
import { isFullRun } from '../tests/support/test-scope.ts'
import { buildMachine } from './models.ts'
import { marksInFile } from './occlusion/marks-in-file.ts'
import { marksOf, partMarks } from './occlusion/part-marks.ts'
import { turntableDistance } from './turntable-distances.ts'

/** One of each family and kind of body. */
const oneOfEach = ['hornet-2-0', 'cbr1000rr-r', 'cb500x', 'activa-6g']

// Building all takes half a minute, and only the studio's own code can break them.
test.each(isFullRun ? Object.keys(MACHINES) : oneOfEach)(
  'builds %s for a phone, with occlusion data that also fits another engine’s build',
  (slug) => {
    const { phone } = LIVE_DETAIL[slug]
    const model = withOtherRounding(() => buildMachine(slug, phone))
    const triangles = trianglesOf(model)
    expect(triangles).toBeGreaterThan(80_000)
    expect(triangles).toBeLessThan(150_000)
    expect(model.parts.filter(({ material }) => !LIVE_MATERIALS[material])).toEqual([])
    expectOcclusionFor(slug, 'phone', marksOf(model))
    expectWhatIsTakenOff(slug, model)
  },
)

// Also checks positions, which the marks above exclude.
test.runIf(isFullRun).each(oneOfEach)(
  'places every vertex of %s alike in another engine, except for the last bits',
  (slug) => {
    const models = [buildMachine(slug, 0.3), withOtherRounding(() => buildMachine(slug, 0.3))]
    const [here, there] = models.map(fingerprint)
    expect(there).toEqual(here)
    const [one, other] = models.map(({ parts }) => parts.flatMap(({ mesh }) => mesh.points))
    expect(other).not.toEqual(one)
  },
)

test.runIf(isFullRun).each(['hornet-2-0', 'cbr1000rr-r', 'qc1'])(
  'builds %s for a desktop',
  (slug) => {
    const model = buildMachine(slug, LIVE_DETAIL[slug].desk)
    const triangles = trianglesOf(model)
    expect(triangles).toBeGreaterThan(200_000)
    expect(triangles).toBeLessThan(300_000)
    expectOcclusionFor(slug, 'desk', marksOf(model))
  },
)

test.each(['hornet-2-0', 'activa-6g'])(
  'has separate occlusion data for accessories fitted on %s',
  async (slug) => {
    const made = { machine: slug, kind: 'fitted', level: 'phone' } as const
    expect(await partMarks(made), again(slug)).toEqual(marksInFile(made))
  },
)

test.each(isFullRun ? Object.keys(MACHINES) : ['hornet-2-0'])(
  'knows from how far the turntable shows %s',
  (slug) => {
    const distances: Record<string, number> = turntableDistances
    expect(turntableDistance(slug), 'node studio/turntable-distances.ts').toBe(distances[slug])
  },
)

const trianglesOf = ({ parts }: Model): number =>
  parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)

/** Compares the parts of the file with the machine's, by vertices and indices. */
function expectOcclusionFor(machine: string, level: Level, built: string[]): void {
  expect(built, again(machine)).toEqual(marksInFile({ machine, kind: 'machine', level }))
}

/** Checks that each part which an accessory replaces exists on the machine under that name. */
function expectWhatIsTakenOff(slug: string, { parts }: Model): void {
  const names = new Set(parts.map(({ of }) => of))
  for (const fitting of fittingsOn(slug))
    for (const name of fittedOn(slug, fitting)?.replaces ?? [])
      expect(names, `${fitting} on ${slug}`).toContain(name)
}

const again = (slug: string): string =>
  `The geometry is not what the occlusion was made for: node studio/make-occlusion.ts ${slug}`

/** Simulates another engine's mathematics: occasionally the last bit differs. */
function withOtherRounding<T>(work: () => T): T {
  const { sin, cos, tan, acos, atan2, hypot } = Math
  let seed = 1
  const rounded = (v: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    const isExact = v === 0 || v === 1 || v === -1
    return isExact ? v : v * (1 + (((seed >>> 8) % 3) - 1) * 1.2e-16)
  }
  Object.assign(Math, {
    sin: (v: number) => rounded(sin(v)),
    cos: (v: number) => rounded(cos(v)),
    tan: (v: number) => rounded(tan(v)),
    acos: (v: number) => rounded(acos(v)),
    atan2: (y: number, x: number) => rounded(atan2(y, x)),
    hypot: (...of: number[]) => rounded(hypot(...of)),
  })
  try {
    return work()
  } finally {
    Object.assign(Math, { sin, cos, tan, acos, atan2, hypot })
  }
}
