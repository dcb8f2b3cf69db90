import { expect, it } from 'vitest'
import { floorProblems, wallProblems } from './floors.ts'

const list = ['- `app/pages`: pages', '- `app/staff`: staff', '- `app/ui`: looks'].join('\n')
const files = (...texts: string[]) => [
  { path: 'app/pages/one.tsx', text: texts[0] ?? '' },
  { path: 'app/staff/two.ts', text: texts[1] ?? '' },
  { path: 'app/ui/three.tsx', text: texts[2] ?? '' },
]

it('lets a folder import itself and what stands below it', () => {
  const sources = files(
    "import { two } from '#app/staff/two.ts'",
    "export * from '../ui/three.tsx'",
  )
  expect(floorProblems(list, sources)).toEqual([])
})

it.each([
  ["import { two } from '#app/staff/two.ts'"],
  ["import type { Two } from '#app/staff/two.ts'"],
  ["import {\n  type Two,\n} from '../staff/two.ts'"],
  ["const two = await import('#app/staff/two.ts')"],
  ["export { two } from '#app/staff/two.ts'"],
])('refuses the way up: %s', (text) => {
  expect(floorProblems(list, files('', '', text))).toEqual([
    'app/ui/three.tsx imports app/staff/two.ts, which stands on a higher floor',
  ])
})

it('wants a line for every folder, and a folder for every line', () => {
  const [page] = files()
  expect(floorProblems(list, page ? [page] : [])).toHaveLength(2)
  expect(floorProblems('', files())).toHaveLength(3)
})

it('holds for the house as it stands', () => {
  expect([...floorProblems(), ...wallProblems()]).toEqual([])
})

const wallOf = (path: string, text: string) => wallProblems([{ path, text }])

it.each([
  ["import type { Built } from '#studio/live/messages.ts'"],
  ["export type {\n  Built,\n} from '../../studio/live/messages.ts'"],
  ["new Worker(new URL('../../studio/live/worker.ts', import.meta.url), { type: 'module' })"],
])('lets the site speak with the studio’s worker: %s', (text) => {
  expect(wallOf('app/vehicles/view.ts', text)).toEqual([])
})

it.each([
  ["import { lookOf } from '#studio/live/look.ts'"],
  ["import type { Mesh } from '#studio/kernel/mesh.ts'"],
  ["import { Built } from '#studio/live/messages.ts'"],
  ["const all = await import('../../studio/models.ts')"],
  ["new URL('../../studio/models.ts', import.meta.url)"],
  ["import type { Id } from './id.ts'\nimport { worker } from '#studio/live/worker.ts'"],
])('keeps geometry out of the site: %s', (text) => {
  expect(wallOf('app/vehicles/view.ts', text)).toHaveLength(1)
})

it('keeps the site out of the studio, but for how its pictures are listed', () => {
  const listed = "import { pictureManifest } from '../app/media/picture-manifest.ts'"
  expect(wallOf('studio/weigh.ts', listed)).toEqual([])
  const fittings = "import { type Fitting } from '../../app/vehicles/fittings.ts'"
  expect(wallOf('studio/fitted/fitted.ts', fittings)).toHaveLength(1)
})
