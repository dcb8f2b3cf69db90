import { AtRule, type Declaration, type Node, parse, Rule } from 'postcss'
import { findUnsupportedFeature, type UnsupportedFeature } from './compat-data.ts'

/**
 * Finds CSS features that a supported browser lacks. Features inside `@supports` are accepted,
 * because `@supports` tests for them.
 */
export function findUnsupportedInCss(css: string): UnsupportedFeature[] {
  const findings: (UnsupportedFeature | undefined)[] = []
  parse(css).walk((node) => {
    if (isInsideSupportsRule(node)) return
    if (node.type === 'atrule') findings.push(...checkAtRule(node))
    else if (node.type === 'rule') findings.push(...checkRule(node))
    else if (node.type === 'decl') findings.push(...checkDeclaration(node))
  })
  return findings.filter((it) => it !== undefined)
}

function isInsideSupportsRule({ parent }: Node): boolean {
  if (!parent) return false
  return (parent instanceof AtRule && parent.name === 'supports') || isInsideSupportsRule(parent)
}

function checkAtRule({ name, params }: AtRule): (UnsupportedFeature | undefined)[] {
  const features =
    name === 'media' || name === 'container'
      ? [...params.matchAll(/[(\s]([a-z-]+)\s*[:)]/g)].map(([, feature = '']) =>
          findUnsupportedFeature('css', 'at-rules', name, feature),
        )
      : []
  return [findUnsupportedFeature('css', 'at-rules', name), ...features]
}

/** One unknown selector invalidates the whole selector list, except in `:is` and `:where`. */
function checkRule({ selector, selectors, parent }: Rule): (UnsupportedFeature | undefined)[] {
  const lacking = selectors.map(findUnsupportedInSelector)
  const isMixed = lacking.some((it) => it.length === 0) && !isWebkitPrefixed(selector)
  return [
    parent instanceof Rule ? findUnsupportedFeature('css', 'selectors', 'nesting') : undefined,
    ...lacking.flat().map(({ feature, lackedBy }) => ({
      feature: isMixed ? `${feature} in a list` : feature,
      lackedBy,
    })),
  ]
}

/**
 * Finds pseudo-classes and pseudo-elements that a supported browser lacks. Selectors in `:is` and
 * `:where` are accepted, because browsers ignore unknown selectors there.
 */
export function findUnsupportedInSelector(selector: string): UnsupportedFeature[] {
  const strict = withoutQuotedText(selector).replace(
    /\\.|:(is|where)\((?:[^()]|\([^()]*\))*\)/g,
    '',
  )
  return [...strict.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(
    ([, name = '']) => findUnsupportedFeature('css', 'selectors', name) ?? [],
  )
}

/** All browsers accept an unknown `::-webkit-` pseudo-element as valid. */
function isWebkitPrefixed(selector: string): boolean {
  return /::-webkit-/.test(selector)
}

/** Paths in the data that list functions of values. */
const cssFunctionPaths = [
  [],
  ['color'],
  ['image'],
  ['gradient'],
  ['easing-function'],
  ['basic-shape'],
]

const cssUnitFeatures: Record<string, string> = {
  lh: 'lh',
  rlh: 'rlh',
  cap: 'cap',
  rcap: 'rcap',
  ric: 'ric',
  rex: 'rex',
  rch: 'rch',
}

function checkDeclaration({
  prop,
  value,
  parent,
}: Declaration): (UnsupportedFeature | undefined)[] {
  // The bundler also writes the property with a prefix for older browsers. Both behave alike.
  if (parent?.some((it) => it.type === 'decl' && it.prop === `-webkit-${prop}`)) return []
  const text = withoutQuotedText(value)
  const functions = [...text.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name)
  const words = [...text.replace(/var\([^)]*\)/g, '').matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g)]
  const used = [...text.matchAll(/\d([a-z]+)\b/g)].map(
    ([, unit = '']) => cssUnitFeatures[unit] ?? '',
  )
  return [
    prop.startsWith('-') ? undefined : findUnsupportedFeature('css', 'properties', prop),
    ...functions.flatMap((name) =>
      cssFunctionPaths.map((list) => findUnsupportedFeature('css', 'types', ...list, name)),
    ),
    ...[...functions, ...words.map(([word]) => word)].map((word) =>
      findUnsupportedFeature('css', 'properties', prop, word),
    ),
    ...used.map((unit) => findUnsupportedFeature('css', 'types', 'length', unit)),
  ]
}

function withoutQuotedText(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|\[[^\]]*\]/g, '')
}
