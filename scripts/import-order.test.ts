import { expect, it } from 'vitest'
import {
  folderListProblems,
  listUpwardImports,
  machineFamilyProblems,
  programBoundaryProblems,
} from './import-order.ts'

const list = [
  '- `app/pages`: pages',
  '- `app/auth/login`: staff',
  '- `app/ui/components`: looks',
].join('\n')
const files = (...texts: string[]) => [
  { path: 'app/pages/one.tsx', text: texts[0] ?? '' },
  { path: 'app/auth/login/two.ts', text: texts[1] ?? '' },
  { path: 'app/ui/components/three.tsx', text: texts[2] ?? '' },
]

it('lets a folder import itself and folders below it', () => {
  const sources = files(
    "import { two } from '#app/auth/login/two.ts'",
    "export * from '../../ui/components/three.tsx'",
  )
  expect(listUpwardImports(list, sources)).toEqual([])
})

it.each([
  ["import { two } from '#app/auth/login/two.ts'"],
  ["import type { Two } from '#app/auth/login/two.ts'"],
  ["import {\n  type Two,\n} from '../../auth/login/two.ts'"],
  ["const two = await import('#app/auth/login/two.ts')"],
  ["export { two } from '#app/auth/login/two.ts'"],
])('refuses an upward import: %s', (text) => {
  expect(listUpwardImports(list, files('', '', text))).toEqual([
    'app/ui/components/three.tsx imports app/auth/login/two.ts, which is higher in the import order',
  ])
})

it('requires one line for each folder and one folder for each line', () => {
  const [page] = files()
  expect(folderListProblems(list, page ? [page] : [])).toHaveLength(2)
  expect(folderListProblems('', files())).toHaveLength(3)
})

it('requires the lines in the order of the areas', () => {
  const swapped = list.split('\n').toReversed().join('\n')
  expect(folderListProblems(swapped, files())).toEqual([
    'docs/map.md lists app/auth/login below a folder of a lower area',
    'docs/map.md lists app/pages below a folder of a lower area',
  ])
})

it('finds no problem in this repository', () => {
  expect([
    ...folderListProblems(),
    ...listUpwardImports(),
    ...programBoundaryProblems(),
    ...machineFamilyProblems(),
  ]).toEqual([])
})

const wallOf = (path: string, text: string) => programBoundaryProblems([{ path, text }])

it.each([
  ["import type { Built } from '#machines/live/messages.ts'"],
  ["export type {\n  Built,\n} from '../../../../machines/live/messages.ts'"],
  [
    "new Worker(new URL('../../../../machines/live/worker.ts', import.meta.url), { type: 'module' })",
  ],
  ["import { createArScene } from '#machines/ar/ar-scene.ts'"],
  ["new URL('../../../../machines/ar/child.ts', import.meta.url)"],
])('allows the site to import message types, programs and the AR scene: %s', (text) => {
  expect(wallOf('app/catalogue/vehicles/view.ts', text)).toEqual([])
})

it.each([
  ["import { lookOf } from '#machines/live/look.ts'"],
  ["import { buildGlb } from '#machines/ar/build-glb.ts'"],
  ["import type { Mesh } from '#machines/kernel/mesh.ts'"],
  ["import { Built } from '#machines/live/messages.ts'"],
  ["const all = await import('../../../studio/models.ts')"],
  ["new URL('../../../studio/models.ts', import.meta.url)"],
  ["import type { Id } from './id.ts'\nimport { worker } from '#machines/live/worker.ts'"],
])('refuses an import of geometry by the site: %s', (text) => {
  expect(wallOf('app/catalogue/vehicles/view.ts', text)).toHaveLength(1)
})

it('refuses imports of the site by the studio, except for the list of pictures', () => {
  const listed = "import { pictureManifest } from '../app/media/pictures/picture-manifest.ts'"
  expect(wallOf('studio/weigh.ts', listed)).toEqual([])
  const fittings = "import { type Fitting } from '../../app/catalogue/vehicles/fittings.ts'"
  expect(wallOf('machines/fitted/fitted.ts', fittings)).toHaveLength(1)
})

it.each([
  ['machines/fitted/moto/visor.ts', "import { apron } from '../scooter/visor.ts'"],
  [
    'machines/fitted/scooter/floor.ts',
    "import type { Chassis } from '../../families/moto/spec.ts'",
  ],
  ['machines/families/scooter/tail.ts', "const { tail } = await import('../moto/tail.ts')"],
])('refuses code of another family: %s has no %s', (path, text) => {
  expect(machineFamilyProblems([{ path, text }])).toEqual([
    expect.stringMatching(/ names machines\/\S+, which is of the other family$/),
  ])
})

const moto = 'machines/families/moto'
/**
 * A worker that imports a family and its bodies on demand. `text` is added to the file at `path`.
 */
const workerWith = (path: string, text: string) => {
  const texts = new Map([
    ['machines/live/worker.ts', "import { load } from './load.ts'"],
    [
      'machines/live/load.ts',
      ['build', 'sport/sport-body', 'tall/tall-body']
        .map((it) => `await import('../families/moto/${it}.ts')`)
        .join('\n'),
    ],
    [`${moto}/build.ts`, "import { fork } from '../../parts/fork.ts'"],
    [`${moto}/sport/sport-body.ts`, "import { nose } from './nose.ts'"],
    [`${moto}/tall/tall-body.ts`, ''],
  ])
  texts.set(path, `${texts.get(path) ?? ''}\n${text}`)
  return machineFamilyProblems([...texts].map(([each, words]) => ({ path: each, text: words })))
}

it.each([
  ['machines/live/load.ts', "import type { Body } from '../families/moto/sport/sport-body.ts'"],
  ['machines/live/load.ts', "import { bodyKindOf } from '../families/moto/body.ts'"],
  [`${moto}/sport/nose.ts`, "import { seat } from '../seat.ts'"],
  [`${moto}/build.ts`, "import type { Nose } from './sport/nose.ts'"],
])('allows the code that a machine has: %s with %s', (path, text) => {
  expect(workerWith(path, text)).toEqual([])
})

it.each([
  [
    'machines/live/load.ts',
    "import { seat } from '../families/moto/seat.ts'",
    'machines/live/worker',
  ],
  [
    'machines/parts/fork.ts',
    "import { nose } from '../families/moto/sport/nose.ts'",
    `${moto}/build`,
  ],
  [
    `${moto}/tall/tall-body.ts`,
    "import { nose } from '../sport/nose.ts'",
    `${moto}/tall/tall-body`,
  ],
  [
    `${moto}/sport/nose.ts`,
    "import { rack } from '../tall/tall-rack.ts'",
    `${moto}/sport/sport-body`,
  ],
])('refuses code that a machine does not have: %s with %s', (path, text, part) => {
  expect(workerWith(path, text)).toContainEqual(expect.stringContaining(`${part}.ts brings `))
})
