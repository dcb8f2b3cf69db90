import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file and its path from the repository's root. */
export type SourceFile = { path: string; text: string }

const mapFile = 'docs/map.md'

/**
 * Maps each model to its kind of body. The live view's worker loads this file before the worker
 * knows the machine.
 */
const sharedBodyFile = 'machines/families/moto/body.ts'

/**
 * Areas of `app`, the highest first. A folder belongs to the area that contains it. Other folders
 * belong to `composition`.
 */
const areas = [
  'pages',
  'composition',
  'site',
  'crm',
  'catalogue',
  'content',
  'auth',
  'media',
  'ui',
  'platform',
] as const

/**
 * Finds errors in the list of folders. `docs/map.md` lists every folder of `app`, area by area, the
 * highest first.
 */
export function folderListProblems(
  list: string = readFileSync(mapFile, 'utf8'),
  sources = readAppSourceFiles(),
): string[] {
  const listed = listFolders(list)
  const present = new Set(sources.map(({ path }) => dirname(path)))
  return [
    ...[...present]
      .filter((it) => !listed.includes(it))
      .map((it) => `${it} has no line in ${mapFile}`),
    ...listed.filter((it) => !present.has(it)).map((it) => `${mapFile} lists ${it}, which is gone`),
    ...listed
      .filter((it, index) => index > 0 && areaRank(it) < areaRank(listed[index - 1] ?? ''))
      .map((it) => `${mapFile} lists ${it} below a folder of a lower area`),
  ]
}

/**
 * Finds upward imports. A file may import from its own folder and from folders below it in the
 * list, also for types. Tests are exempt. Folders with circular imports have no valid order, so
 * this also excludes circles.
 */
export function listUpwardImports(
  list: string = readFileSync(mapFile, 'utf8'),
  sources = readAppSourceFiles(),
): string[] {
  const place = new Map(listFolders(list).map((folder, index) => [folder, index]))
  return sources.flatMap(({ path, text }) =>
    listImportedFiles(path, text).flatMap((target) => {
      const [from, to] = [place.get(dirname(path)), place.get(dirname(target))]
      const isAllowed = from === undefined || to === undefined || to >= from
      return isAllowed ? [] : [`${path} imports ${target}, which is higher in the import order`]
    }),
  )
}

const listFolders = (list: string): string[] =>
  [...list.matchAll(/^- `(app[\w/-]*)\/?`: \S/gm)].map(([, folder = '']) => folder)

const areaRank = (folder: string) => {
  const [, area = ''] = folder.split('/')
  const index = areas.findIndex((it) => it === area)
  return index === -1 ? areas.indexOf('composition') : index
}

/**
 * Files of the site that the studio may import: the schemas of the catalogue and of its picture
 * manifest.
 */
const allowedForStudio = [
  'app/site/seed/catalogue-schemas.ts',
  'app/media/pictures/picture-manifest.ts',
]

/**
 * Finds forbidden imports between `app`, `machines` (geometry that browsers run) and `studio`
 * (which renders pictures of it). The site may import the types of the worker's messages, the
 * addresses of the worker's file and of the program that makes AR models, and the scene of such a
 * model. Neither pages nor the server may contain geometry. `machines` may import neither the site
 * nor the studio.
 */
export function programBoundaryProblems(
  sources = [...readAppSourceFiles(), ...readSourceFiles('machines'), ...readSourceFiles('studio')],
): string[] {
  return sources.flatMap(({ path, text }) =>
    listFileReferences(path, text)
      .filter(
        (named) =>
          topFolderOf(named.target) !== topFolderOf(path) &&
          !canImportAcross(topFolderOf(path), named),
      )
      .map(({ target }) => `${path} may not import ${target}`),
  )
}

const topFolderOf = (path: string) => path.split('/')[0] ?? ''

function canImportAcross(from: string, { target, way }: FileReference): boolean {
  const to = topFolderOf(target)
  if (!['app', 'machines', 'studio'].includes(to)) return true
  if (from === 'studio') return to === 'machines' || allowedForStudio.includes(target)
  if (from === 'machines' || to === 'studio') return false
  return (
    (way === 'type' && target === 'machines/live/messages.ts') ||
    (way === 'address' && (target === viewerWorkerFile || target === 'machines/ar/child.ts')) ||
    target === 'machines/ar/ar-scene.ts'
  )
}

const viewerWorkerFile = 'machines/live/worker.ts'

/**
 * Finds imports between the families of machines. No family may import another, not even types.
 * Also finds code that a browser loads without need. The worker must not import a family
 * statically. A family must load its bodies by `import()`, and a body must not import another.
 */
export function machineFamilyProblems(sources = readSourceFiles('machines')): string[] {
  const named = new Map(sources.map(({ path, text }) => [path, listFileReferences(path, text)]))
  const crossed = [...named].flatMap(([path, all]) =>
    all
      .filter(({ target }) => isOfAnother(familyOf(path), familyOf(target)))
      .map(({ target }) => `${path} names ${target}, which is of the other family`),
  )
  const atOnce = listTransitiveImports(viewerWorkerFile, named)
  const later = atOnce.flatMap((path) => named.get(path) ?? []).filter(({ way }) => way === 'late')
  const brought = [viewerWorkerFile, ...new Set(later.map(({ target }) => target))].flatMap(
    (part) =>
      listTransitiveImports(part, named)
        .filter((path) => isOnlyOfSome(path, part))
        .map((path) => `${part} brings ${path}, which not every machine has that asks for it`),
  )
  return [...crossed, ...brought]
}

const isOfAnother = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && one !== other

const isOnlyOfSome = (path: string, part: string) =>
  [familyOf, bodyOf].some((of) => of(path) !== undefined && of(path) !== of(part))

const familyOf = (path: string) =>
  path === sharedBodyFile
    ? undefined
    : /^machines\/(?:families|fitted)\/(moto|scooter)\//.exec(path)?.[1]

/** Each kind of body has a folder of its own. */
const bodyOf = (path: string) =>
  /^machines\/(?:families|fitted)\/moto\/(street|sport|tall)[/-]/.exec(path)?.[1]

/** Returns the file and all files that it imports statically, directly or indirectly. */
function listTransitiveImports(
  path: string,
  named: ReadonlyMap<string, FileReference[]>,
): string[] {
  const all = new Set([path])
  for (const each of all)
    for (const { target, way } of named.get(each) ?? []) if (way === 'code') all.add(target)
  return [...all]
}

export type FileReference = { target: string; way: 'type' | 'code' | 'late' | 'address' }

/**
 * Returns the files of this repository that a file imports or references by address, and the kind
 * of reference.
 */
export function listFileReferences(path: string, text: string): FileReference[] {
  const imports = text.matchAll(
    /(\b(?:import|export)\s+type\s[^'";=]*?)?(?:\bfrom\s+|\bimport\s*(\()?\s*)'([#.][^'?]+)/g,
  )
  const addresses = text.matchAll(/\bnew\s+URL\(\s*'([#.][^']+)'/g)
  return [
    ...[...imports].map(([, type, late, name = '']): FileReference => {
      return { target: resolveFilePath(path, name), way: type ? 'type' : late ? 'late' : 'code' }
    }),
    ...[...addresses].map(([, name = '']): FileReference => {
      return { target: resolveFilePath(path, name), way: 'address' }
    }),
  ]
}

/** Resolves the aliases of package.json, and relative names from the file's own folder. */
function resolveFilePath(path: string, name: string): string {
  if (!name.startsWith('#')) return join(dirname(path), name)
  return normalize(name.slice(1)).replace(/^tests\//, 'tests/support/')
}

const readAppSourceFiles = () => readSourceFiles('app')

function readSourceFiles(folder: string): SourceFile[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*', '**/node_modules/**'] })
    .map(normalize)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Returns the files of `app` that a file imports: statically, dynamically or for types. */
export function listImportedFiles(path: string, text: string): string[] {
  return listFileReferences(path, text)
    .filter(({ target, way }) => way !== 'address' && /^app\/.*\.tsx?$/.test(target))
    .map(({ target }) => target)
}

/** For `npm run check`: prints the problems and the number of upward imports. */
if (process.argv[1]?.endsWith('import-order.ts') && existsSync(mapFile)) {
  const upward = listUpwardImports()
  const others = [...folderListProblems(), ...programBoundaryProblems(), ...machineFamilyProblems()]
  const problems = [...others, ...upward]
  for (const problem of problems) console.log(problem)
  console.log(`upward imports: ${upward.length}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
