import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '../browser-targets.ts'

/**
 * A feature that supported browsers lack: the feature's path in browser-compat-data, and the
 * browsers.
 */
export type UnsupportedFeature = { feature: string; lackedBy: readonly string[] }

/**
 * Returns the finding for a feature. Returns `undefined` if every supported browser has the feature
 * or the data do not list it.
 */
export function findUnsupportedFeature(...path: readonly string[]): UnsupportedFeature | undefined {
  const compat = findFeatureData(path)?.__compat
  const lackedBy = compat ? browsersWithout(compat) : []
  return lackedBy.length > 0 ? { feature: path.join('.'), lackedBy } : undefined
}

/** Returns the features directly under a path. */
export function listFeatureNames(...path: readonly string[]): string[] {
  return Object.keys(findFeatureData(path) ?? {}).filter((name) => name !== '__compat')
}

export function isKnownFeature(...path: readonly string[]): boolean {
  return findFeatureData(path)?.__compat !== undefined
}

export function browsersWithout({ support }: Pick<CompatStatement, 'support'>): string[] {
  return Object.entries(supportedBrowsers).flatMap(([name, version]) => {
    const found = Object.entries(support).find(([browser]) => browser === name)?.[1]
    if (!found || [found].flat().some((it) => isInSupportRange(it, version))) return []
    return `${name} ${version}`
  })
}

function isInSupportRange(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement
  if (statement.alternative_name || flags || prefix || !isAddedBy(added, version)) return false
  return removed === undefined || !isAddedBy(removed, version)
}

function isAddedBy(since: string | false | null | undefined, version: string): boolean {
  if (!since || since === 'preview') return false
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number)
  const [ofMajor = 0, ofMinor = 0] = version.split('.').map(Number)
  return major < ofMajor || (major === ofMajor && minor <= ofMinor)
}

function findFeatureData(path: readonly string[]): Identifier | undefined {
  const [area = '', ...rest] = path
  const root = { ...compatData }
  const [start] = Object.entries(root).flatMap(([name, it]) =>
    name === area && isIdentifier(it) ? [it] : [],
  )
  return rest.reduce<Identifier | undefined>((at, name) => findOwnChild(at, name), start)
}

function isIdentifier(value: object): value is Identifier {
  return !('version' in value) && !Array.isArray(value)
}

/** A name such as `constructor` counts as a feature only if the data list this name. */
function findOwnChild(at: Identifier | undefined, name: string): Identifier | undefined {
  return at && Object.hasOwn(at, name) ? at[name] : undefined
}
