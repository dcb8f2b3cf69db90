import { expect, test } from 'vitest'
import { fingerprint } from './kernel/fingerprint.ts'
import { LIVE_DETAIL } from './live-detail.ts'
import { buildMachine, MACHINES } from './models.ts'

test.each(Object.keys(MACHINES))(
  '%s suits a phone, with the same vertices in another engine and after any other machine',
  (slug) => {
    const { phone } = LIVE_DETAIL[slug]
    const first = fingerprint(buildMachine(slug, phone))
    expect(first.triangles).toBeGreaterThan(80_000)
    expect(first.triangles).toBeLessThan(150_000)
    buildMachine('activa-e', 0.3)
    expect(withOtherRounding(() => fingerprint(buildMachine(slug, phone)))).toEqual(first)
  },
)

test.each(['hornet-2-0', 'cbr1000rr-r', 'qc1'])('%s suits a desk', (slug) => {
  const { parts } = buildMachine(slug, LIVE_DETAIL[slug].desk)
  const triangles = parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
  expect(triangles).toBeGreaterThan(200_000)
  expect(triangles).toBeLessThan(300_000)
})

/** Another engine's mathematics: now and then the last bit is another. */
function withOtherRounding<T>(work: () => T): T {
  const names = ['sin', 'cos', 'tan', 'acos', 'atan2', 'hypot'] as const
  const real = { ...Object.fromEntries(names.map((name) => [name, Math[name]])) }
  let seed = 1
  for (const name of names)
    Reflect.set(Math, name, (...of: number[]) => {
      const v = Reflect.apply(real[name], Math, of)
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      const isExact = v === 0 || Math.abs(v) === 1
      return isExact ? v : v * (1 + (((seed >>> 8) % 3) - 1) * 1.2e-16)
    })
  try {
    return work()
  } finally {
    Object.assign(Math, real)
  }
}
