import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file by its path from the repository's root. */
export type Source = { path: string; text: string }

const map = 'docs/map.md'

/** Names the kind of a motorcycle's body; the live view's worker has it before it knows the machine. */
const ofEveryMachine = 'machines/families/moto/body.ts'

/** The files of `machines/families/moto` that only one kind of body needs, by the start of their names. */
const ofOneBody = {
  street: 'street-body|lamp-|side-covers|frame-covers|tail',
  sport: 'sport|fairing|nose|mouth|frame-beam|split-seat|seat-cowl|winglets',
  tall: 'tall|hand-guards',
}

/** The areas of `app`, the highest first. A folder belongs to the area that it lies in, all others to `composition`. */
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
 * Violations of the import order. `docs/map.md` lists every folder of `app`, area by area, the highest first: a file
 * may import from its own folder and from folders below it, types included. Tests are free. Folders in a circle
 * cannot be listed, so there are none.
 */
export function importOrderProblems(
  list: string = readFileSync(map, 'utf8'),
  sources = appSources(),
): string[] {
  const listed = [...list.matchAll(/^- `(app[\w/-]*)\/?`: \S/gm)].map(([, folder = '']) => folder)
  const place = new Map(listed.map((folder, index) => [folder, index]))
  const present = new Set(sources.map(({ path }) => dirname(path)))
  return [
    ...[...present].filter((it) => !place.has(it)).map((it) => `${it} has no line in ${map}`),
    ...listed.filter((it) => !present.has(it)).map((it) => `${map} lists ${it}, which is gone`),
    ...listed
      .filter((it, index) => index > 0 && areaPlace(it) < areaPlace(listed[index - 1] ?? ''))
      .map((it) => `${map} lists ${it} below a folder of a lower area`),
    ...upwardImports(sources, place),
  ]
}

const areaPlace = (folder: string) => {
  const [, area = ''] = folder.split('/')
  const index = areas.findIndex((it) => it === area)
  return index === -1 ? areas.indexOf('composition') : index
}

function upwardImports(sources: readonly Source[], place: ReadonlyMap<string, number>): string[] {
  return sources.flatMap(({ path, text }) =>
    importsOf(path, text).flatMap((target) => {
      const [from, to] = [place.get(dirname(path)), place.get(dirname(target))]
      const isAllowed = from === undefined || to === undefined || to >= from
      return isAllowed ? [] : [`${path} imports ${target}, which is higher in the import order`]
    }),
  )
}

/** Files of the site that the studio may import: the schemas of the catalogue and of the manifest of its pictures. */
const knownToStudio = ['app/site/seed/catalogue.ts', 'app/media/pictures/picture-manifest.ts']

/**
 * Forbidden imports between `app`, `machines` (geometry that browsers run) and `studio` (which renders pictures of it).
 * The site knows the types of the worker's messages and the worker's file by its address: geometry belongs neither
 * into pages nor into the server. Machines know neither site nor studio.
 */
export function wallProblems(
  sources = [...appSources(), ...sourcesOf('machines'), ...sourcesOf('studio')],
): string[] {
  return sources.flatMap(({ path, text }) =>
    namesIn(path, text)
      .filter((named) => topOf(named.target) !== topOf(path) && !mayName(topOf(path), named))
      .map(({ target }) => `${path} may not import ${target}`),
  )
}

const topOf = (path: string) => path.split('/')[0] ?? ''

function mayName(from: string, { target, way }: Named): boolean {
  const to = topOf(target)
  if (!['app', 'machines', 'studio'].includes(to)) return true
  if (from === 'studio') return to === 'machines' || knownToStudio.includes(target)
  if (from === 'machines' || to === 'studio') return false
  return (
    (way === 'type' && target === 'machines/live/messages.ts') ||
    (way === 'address' && target === worker)
  )
}

const worker = 'machines/live/worker.ts'

/**
 * What breaks the studio's families apart from each other: neither names the other, types included. And what makes a
 * browser fetch what its machine does not have: the worker itself brings no family, a family none of the bodies that
 * it fetches by `import()`, and a body nothing of another.
 */
export function familyProblems(sources = sourcesOf('machines')): string[] {
  const named = new Map(sources.map(({ path, text }) => [path, namesIn(path, text)]))
  const crossed = [...named].flatMap(([path, all]) =>
    all
      .filter(({ target }) => isOfAnother(familyOf(path), familyOf(target)))
      .map(({ target }) => `${path} names ${target}, which is of the other family`),
  )
  const atOnce = broughtBy(worker, named)
  const later = atOnce.flatMap((path) => named.get(path) ?? []).filter(({ way }) => way === 'late')
  const brought = [worker, ...new Set(later.map(({ target }) => target))].flatMap((part) =>
    broughtBy(part, named)
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
  path === ofEveryMachine
    ? undefined
    : /^machines\/(?:families|fitted)\/(moto|scooter)\//.exec(path)?.[1]

const bodyOf = (path: string) =>
  Object.entries(ofOneBody).find(([kind, names]) =>
    new RegExp(`^machines/(families/moto/(${names})|fitted/moto/${kind}-)`).test(path),
  )?.[0]

/** The file and all code that comes with it. */
function broughtBy(path: string, named: ReadonlyMap<string, Named[]>): string[] {
  const all = new Set([path])
  for (const each of all)
    for (const { target, way } of named.get(each) ?? []) if (way === 'code') all.add(target)
  return [...all]
}

type Named = { target: string; way: 'type' | 'code' | 'late' | 'address' }

/** Everything of ours that a file imports or names by an address, and in which way. */
function namesIn(path: string, text: string): Named[] {
  const imports = text.matchAll(
    /(\b(?:import|export)\s+type\s[^'";=]*?)?(?:\bfrom\s+|\bimport\s*(\()?\s*)'([#.][^'?]+)/g,
  )
  const addresses = text.matchAll(/\bnew\s+URL\(\s*'([#.][^']+)'/g)
  return [
    ...[...imports].map(([, type, late, name = '']): Named => {
      return { target: placeOf(path, name), way: type ? 'type' : late ? 'late' : 'code' }
    }),
    ...[...addresses].map(([, name = '']): Named => {
      return { target: placeOf(path, name), way: 'address' }
    }),
  ]
}

const placeOf = (path: string, name: string) =>
  name.startsWith('#') ? normalize(name.slice(1)) : join(dirname(path), name)

const appSources = () => sourcesOf('app')

function sourcesOf(folder: string): Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*', '**/node_modules/**'] })
    .map(normalize)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Static, dynamic and type imports of our own files. */
export function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'((?:#app\/|\.{1,2}\/)[^'?]+)/g)
  return [...found]
    .map(([, name = '']) =>
      name.startsWith('#app/')
        ? join('app', name.slice('#app/'.length))
        : join(dirname(path), name),
    )
    .filter((target) => target.startsWith('app') && !target.includes('+types'))
    .filter((target) => /\.tsx?$/.test(target))
}

/** For the check: prints the problems, and how many imports go up. */
if (process.argv[1]?.endsWith('import-order.ts') && existsSync(map)) {
  const problems = [...importOrderProblems(), ...wallProblems(), ...familyProblems()]
  for (const problem of problems) console.log(problem)
  console.log(`upward imports: ${problems.filter((it) => it.includes('higher in')).length}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
