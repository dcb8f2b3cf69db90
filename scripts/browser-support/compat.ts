import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '../browser-targets.ts'

/** A feature that a supported browser lacks: its path in browser-compat-data, and who lacks it. */
export type Finding = { feature: string; lackedBy: readonly string[] }

/** The finding for a feature, undefined if every supported browser has it or nothing is known of it. */
export function findMissing(...path: readonly string[]): Finding | undefined {
  const compat = featureAt(path)?.__compat
  const lackedBy = compat ? browsersWithout(compat) : []
  return lackedBy.length > 0 ? { feature: path.join('.'), lackedBy } : undefined
}

/** The features directly under a path. */
export function namesUnder(...path: readonly string[]): string[] {
  return Object.keys(featureAt(path) ?? {}).filter((name) => name !== '__compat')
}

export function isKnown(...path: readonly string[]): boolean {
  return featureAt(path)?.__compat !== undefined
}

export function browsersWithout({ support }: Pick<CompatStatement, 'support'>): string[] {
  return Object.entries(supportedBrowsers).flatMap(([name, version]) => {
    const found = Object.entries(support).find(([browser]) => browser === name)?.[1]
    if (!found || [found].flat().some((it) => isIn(it, version))) return []
    return `${name} ${version}`
  })
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement
  if (statement.alternative_name || flags || prefix || !isUpTo(added, version)) return false
  return removed === undefined || !isUpTo(removed, version)
}

function isUpTo(since: string | false | null | undefined, version: string): boolean {
  if (!since || since === 'preview') return false
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number)
  const [ofMajor = 0, ofMinor = 0] = version.split('.').map(Number)
  return major < ofMajor || (major === ofMajor && minor <= ofMinor)
}

function featureAt(path: readonly string[]): Identifier | undefined {
  const [area = '', ...rest] = path
  const root = { ...compatData }
  const [start] = Object.entries(root).flatMap(([name, it]) =>
    name === area && isIdentifier(it) ? [it] : [],
  )
  return rest.reduce<Identifier | undefined>((at, name) => own(at, name), start)
}

function isIdentifier(value: object): value is Identifier {
  return !('version' in value) && !Array.isArray(value)
}

/** A name such as `constructor` is a feature only where the data say so. */
function own(at: Identifier | undefined, name: string): Identifier | undefined {
  return at && Object.hasOwn(at, name) ? at[name] : undefined
}
