import { parseSync, Visitor } from 'vite'
import { type Finding, findMissing, isKnown, namesUnder } from './compat.ts'
import { findInSelector } from './css.ts'
import { findEvent } from './events.ts'
import {
  attributeIn,
  declareIn,
  isMember,
  type Member,
  type Node,
  nameOf,
  textOf,
} from './syntax.ts'

/**
 * JavaScript, Web APIs, events, HTML attributes and selectors that a supported browser lacks. The kind of a value is
 * not known here: a call of a method counts if no object of a supported browser has a method of that name. A use that
 * asks for the feature first (`typeof X`, `x.method?.()`) does not count.
 */
export function findInScript(code: string): Finding[] {
  const findings: (Finding | undefined)[] = []
  const { program, errors } = parseSync('script.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  const declared = new Set<string>()
  const names: { node: Node; name: string }[] = []
  const keys = new Set<Node>()
  const called = new Set<Node>()
  const askedFor = new Set<Node>()
  new Visitor({
    Identifier(node) {
      if (isGlobal(node.name)) names.push({ node, name: node.name })
    },
    VariableDeclarator: ({ id }) => declareIn(id, declared),
    FunctionDeclaration: ({ id, params }) =>
      [id, ...params].forEach((it) => declareIn(it, declared)),
    FunctionExpression: ({ id, params }) =>
      [id, ...params].forEach((it) => declareIn(it, declared)),
    ArrowFunctionExpression: ({ params }) => params.forEach((it) => declareIn(it, declared)),
    ClassDeclaration: ({ id }) => declareIn(id, declared),
    ImportSpecifier: ({ local }) => declareIn(local, declared),
    Property: ({ key, computed }) => void (computed || keys.add(key)),
    MethodDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    PropertyDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    UnaryExpression: ({ operator, argument }) =>
      void (operator === 'typeof' && askedFor.add(argument)),
    CallExpression({ callee, optional, arguments: given }) {
      ;(optional ? askedFor : called).add(callee)
      findings.push(...ofElement(given), ...ofCall(callee, given))
    },
    AssignmentExpression({ left }) {
      if (isMember(left)) findings.push(ofHandler(nameOf(left.property) ?? ''))
    },
    MemberExpression(member) {
      if (!member.computed) keys.add(member.property)
      if (!askedFor.has(member)) findings.push(ofMember(member, called.has(member)))
    },
    VariableDeclaration({ kind }) {
      if (kind.endsWith('using')) findings.push(findMissing('javascript', 'statements', 'using'))
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0)
        findings.push(findMissing('javascript', 'statements', 'import', 'import_attributes'))
    },
    Literal(literal) {
      if ('regex' in literal) findings.push(...ofPattern(literal.regex))
    },
  }).visit(program)
  for (const { node, name } of names)
    if (!declared.has(name) && !keys.has(node) && !askedFor.has(node)) findings.push(ofGlobal(name))
  return findings.filter((it) => it !== undefined)
}

/** Global objects whose members are known by the name alone. */
const interfaces: Record<string, readonly string[]> = {
  window: ['Window'],
  self: ['Window', 'WorkerGlobalScope'],
  globalThis: ['Window', 'WorkerGlobalScope'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  location: ['Location'],
  history: ['History'],
  performance: ['Performance'],
  crypto: ['Crypto'],
}

function isGlobal(name: string): boolean {
  return (
    isKnown('javascript', 'builtins', name) ||
    isKnown('api', name) ||
    isKnown('api', 'Window', name)
  )
}

function ofGlobal(name: string): Finding | undefined {
  return (
    findMissing('javascript', 'builtins', name) ??
    (isKnown('javascript', 'builtins', name) ? undefined : findMissing('api', name)) ??
    findMissing('api', 'Window', name)
  )
}

function ofMember({ object, property, computed }: Member, isCalled: boolean): Finding | undefined {
  const name = nameOf(property)
  if (computed || name === undefined) return undefined
  const owner = ownerOf(object)
  if (owner !== undefined && isGlobal(owner)) {
    const known = [
      ...(interfaces[owner] ?? []).map((it) => ['api', it, name]),
      ['javascript', 'builtins', owner, name],
      ['api', owner, `${name}_static`],
    ].filter((path) => isKnown(...path))
    if (known.length > 0) {
      const missing = known.map((path) => findMissing(...path))
      return missing.every((it) => it) ? missing[0] : undefined
    }
    if (interfaces[owner]?.includes('Window') && isGlobal(name)) return ofGlobal(name)
  }
  return isCalled ? newMethods().get(name) : undefined
}

/** The name of an object, without the global object before it: `window.URL` is `URL`. */
function ownerOf(node: Node): string | undefined {
  if (!isMember(node)) return nameOf(node)
  const { object, property, computed } = node
  const isOfWindow = interfaces[ownerOf(object) ?? '']?.includes('Window')
  return isOfWindow && !computed ? nameOf(property) : undefined
}

const takesSelector = /^(querySelector(All)?|matches|closest)$/

/** Selectors and events that a call names by a literal. */
function ofCall(callee: Node, [first]: readonly Node[]): (Finding | undefined)[] {
  const name = nameOf(isMember(callee) ? callee.property : callee) ?? ''
  if (name === 'addEventListener') return [findEvent(textOf(first))]
  return takesSelector.test(name) ? findInSelector(textOf(first)) : []
}

/** `strip.onscrollend = …` */
function ofHandler(name: string): Finding | undefined {
  return name.startsWith('on') ? findEvent(name.slice(2)) : undefined
}

let found: Map<string, Finding> | undefined

/** Names that are new on every object that has them. An object that is new itself is found by its own name. */
function newMethods(): Map<string, Finding> {
  if (found) return found
  const all = new Map<string, (Finding | undefined)[]>()
  for (const area of [['javascript', 'builtins'], ['api']])
    for (const owner of namesUnder(...area))
      for (const name of owner !== 'Iterator' && findMissing(...area, owner)
        ? []
        : namesUnder(...area, owner))
        if (!/_|^[A-Z]/.test(name) && name !== owner)
          all.set(name, [...(all.get(name) ?? []), findMissing(...area, owner, name)])
  found = new Map(
    [...all].flatMap(([name, list]) => {
      const [first] = list
      return first && list.every((it) => it) ? [[name, first] as const] : []
    }),
  )
  return found
}

/** `jsx('button', { popoverTarget: … })`: an element with its attributes. */
function ofElement(given: readonly Node[]): (Finding | undefined)[] {
  const [tag, props] = given
  if (!props || !('properties' in props) || !Array.isArray(props.properties)) return []
  const element = textOf(tag)
  if (!isKnown('html', 'elements', element)) return []
  return props.properties.flatMap((property: unknown) => {
    const [name, value] = attributeIn(property)
    if (name.startsWith('on')) return [findEvent(name.slice(2).replace(/capture$/, ''))]
    const places = [
      ['html', 'elements', element, name],
      ['html', 'global_attributes', name],
    ]
    return places.flatMap((path) => [findMissing(...path), findMissing(...path, value)])
  })
}

function ofPattern({ pattern, flags }: { pattern: string; flags: string }) {
  return [
    flags.includes('v')
      ? findMissing('javascript', 'builtins', 'RegExp', 'unicodeSets')
      : undefined,
    /\(\?[ims]*-?[ims]+:/.test(pattern)
      ? findMissing('javascript', 'regular_expressions', 'modifier')
      : undefined,
  ]
}
