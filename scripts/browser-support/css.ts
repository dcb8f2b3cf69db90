import { AtRule, type Declaration, type Node, parse, Rule } from 'postcss'
import { type Finding, findMissing } from './compat.ts'

/** CSS features that a supported browser lacks, outside of `@supports`, which asks for them first. */
export function findInCss(css: string): Finding[] {
  const findings: (Finding | undefined)[] = []
  parse(css).walk((node) => {
    if (isAskedFor(node)) return
    if (node.type === 'atrule') findings.push(...ofAtRule(node))
    else if (node.type === 'rule') findings.push(...ofRule(node))
    else if (node.type === 'decl') findings.push(...ofDeclaration(node))
  })
  return findings.filter((it) => it !== undefined)
}

function isAskedFor({ parent }: Node): boolean {
  if (!parent) return false
  return (parent instanceof AtRule && parent.name === 'supports') || isAskedFor(parent)
}

function ofAtRule({ name, params }: AtRule): (Finding | undefined)[] {
  const features =
    name === 'media' || name === 'container'
      ? [...params.matchAll(/[(\s]([a-z-]+)\s*[:)]/g)].map(([, feature = '']) =>
          findMissing('css', 'at-rules', name, feature),
        )
      : []
  return [findMissing('css', 'at-rules', name), ...features]
}

/** In a list of selectors one that a browser does not know takes the others with it, except in `:is` and `:where`. */
function ofRule({ selector, selectors, parent }: Rule): (Finding | undefined)[] {
  const lacking = selectors.map(findInSelector)
  const isMixed = lacking.some((it) => it.length === 0) && !isPrefixed(selector)
  return [
    parent instanceof Rule ? findMissing('css', 'selectors', 'nesting') : undefined,
    ...lacking.flat().map(({ feature, lackedBy }) => ({
      feature: isMixed ? `${feature} in a list` : feature,
      lackedBy,
    })),
  ]
}

/** Pseudo-classes and pseudo-elements that a supported browser lacks, except in `:is` and `:where`, which forgive them. */
export function findInSelector(selector: string): Finding[] {
  const strict = unquoted(selector).replace(/\\.|:(is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...strict.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(
    ([, name = '']) => findMissing('css', 'selectors', name) ?? [],
  )
}

/** All browsers take an unknown `::-webkit-` pseudo-element as valid. */
function isPrefixed(selector: string): boolean {
  return /::-webkit-/.test(selector)
}

/** Places in the data under which functions of values are listed. */
const functionLists = [[], ['color'], ['image'], ['gradient'], ['easing-function'], ['basic-shape']]

const units: Record<string, string> = {
  lh: 'lh',
  rlh: 'rlh',
  cap: 'cap',
  rcap: 'rcap',
  ric: 'ric',
  rex: 'rex',
  rch: 'rch',
}

function ofDeclaration({ prop, value, parent }: Declaration): (Finding | undefined)[] {
  // Written for older browsers as well, by the bundler: both are read alike.
  if (parent?.some((it) => it.type === 'decl' && it.prop === `-webkit-${prop}`)) return []
  const text = unquoted(value)
  const functions = [...text.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name)
  const words = [...text.replace(/var\([^)]*\)/g, '').matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g)]
  const used = [...text.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => units[unit] ?? '')
  return [
    prop.startsWith('-') ? undefined : findMissing('css', 'properties', prop),
    ...functions.flatMap((name) =>
      functionLists.map((list) => findMissing('css', 'types', ...list, name)),
    ),
    ...[...functions, ...words.map(([word]) => word)].map((word) =>
      findMissing('css', 'properties', prop, word),
    ),
    ...used.map((unit) => findMissing('css', 'types', 'length', unit)),
  ]
}

function unquoted(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|\[[^\]]*\]/g, '')
}
