import { expect, it } from 'vitest'
import { floorProblems } from './floors.ts'

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
  expect(floorProblems()).toEqual([])
})
