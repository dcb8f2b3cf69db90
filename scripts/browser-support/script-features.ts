import { parseSync, Visitor } from 'vite'
import {
  findUnsupportedFeature,
  isKnownFeature,
  listFeatureNames,
  type UnsupportedFeature,
} from './compat-data.ts'
import { findUnsupportedInSelector } from './css-features.ts'
import { findUnsupportedEvent } from './event-features.ts'
import {
  collectDeclaredNames,
  findNodeName,
  isMember,
  literalText,
  type MemberExpressionNode,
  readJsxAttribute,
  type SyntaxNode,
} from './syntax-nodes.ts'

/**
 * Finds JavaScript, Web APIs, events, HTML attributes and selectors that a supported browser lacks.
 * The type of a value is not known. A method call is therefore reported only if a supported browser
 * has no object with a method of that name. A guarded use (`typeof X`, `x.method?.()`) is not
 * reported.
 */
export function findUnsupportedInScript(code: string): UnsupportedFeature[] {
  const findings: (UnsupportedFeature | undefined)[] = []
  const { program, errors } = parseSync('script.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  const declared = new Set<string>()
  const names: { node: SyntaxNode; name: string }[] = []
  const keys = new Set<SyntaxNode>()
  const called = new Set<SyntaxNode>()
  const askedFor = new Set<SyntaxNode>()
  new Visitor({
    Identifier(node) {
      if (isGlobal(node.name)) names.push({ node, name: node.name })
    },
    VariableDeclarator: ({ id }) => collectDeclaredNames(id, declared),
    FunctionDeclaration: ({ id, params }) =>
      [id, ...params].forEach((it) => collectDeclaredNames(it, declared)),
    FunctionExpression: ({ id, params }) =>
      [id, ...params].forEach((it) => collectDeclaredNames(it, declared)),
    ArrowFunctionExpression: ({ params }) =>
      params.forEach((it) => collectDeclaredNames(it, declared)),
    ClassDeclaration: ({ id }) => collectDeclaredNames(id, declared),
    ImportSpecifier: ({ local }) => collectDeclaredNames(local, declared),
    Property: ({ key, computed }) => void (computed || keys.add(key)),
    MethodDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    PropertyDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    UnaryExpression: ({ operator, argument }) =>
      void (operator === 'typeof' && askedFor.add(argument)),
    CallExpression({ callee, optional, arguments: given }) {
      ;(optional ? askedFor : called).add(callee)
      findings.push(...checkJsxElement(given), ...checkCallArguments(callee, given))
    },
    AssignmentExpression({ left }) {
      if (isMember(left)) findings.push(checkEventHandler(findNodeName(left.property) ?? ''))
    },
    MemberExpression(member) {
      if (!member.computed) keys.add(member.property)
      if (!askedFor.has(member)) findings.push(checkMember(member, called.has(member)))
    },
    VariableDeclaration({ kind }) {
      if (kind.endsWith('using'))
        findings.push(findUnsupportedFeature('javascript', 'statements', 'using'))
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0)
        findings.push(
          findUnsupportedFeature('javascript', 'statements', 'import', 'import_attributes'),
        )
    },
    Literal(literal) {
      if ('regex' in literal) findings.push(...checkRegExp(literal.regex))
    },
  }).visit(program)
  for (const { node, name } of names)
    if (!declared.has(name) && !keys.has(node) && !askedFor.has(node))
      findings.push(checkGlobal(name))
  return findings.filter((it) => it !== undefined)
}

/** Global objects whose members can be recognised by name alone. */
const membersByInterface: Record<string, readonly string[]> = {
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
    isKnownFeature('javascript', 'builtins', name) ||
    isKnownFeature('api', name) ||
    isKnownFeature('api', 'Window', name)
  )
}

function checkGlobal(name: string): UnsupportedFeature | undefined {
  return (
    findUnsupportedFeature('javascript', 'builtins', name) ??
    (isKnownFeature('javascript', 'builtins', name)
      ? undefined
      : findUnsupportedFeature('api', name)) ??
    findUnsupportedFeature('api', 'Window', name)
  )
}

function checkMember(
  { object, property, computed }: MemberExpressionNode,
  isCalled: boolean,
): UnsupportedFeature | undefined {
  const name = findNodeName(property)
  if (computed || name === undefined) return undefined
  const owner = findOwnerName(object)
  if (owner !== undefined && isGlobal(owner)) {
    const known = [
      ...(membersByInterface[owner] ?? []).map((it) => ['api', it, name]),
      ['javascript', 'builtins', owner, name],
      ['api', owner, `${name}_static`],
    ].filter((path) => isKnownFeature(...path))
    if (known.length > 0) {
      const missing = known.map((path) => findUnsupportedFeature(...path))
      return missing.every((it) => it) ? missing[0] : undefined
    }
    if (membersByInterface[owner]?.includes('Window') && isGlobal(name)) return checkGlobal(name)
  }
  return isCalled ? findUnsupportedMethods().get(name) : undefined
}

/** Returns the name of an object without a preceding global object: `window.URL` is `URL`. */
function findOwnerName(node: SyntaxNode): string | undefined {
  if (!isMember(node)) return findNodeName(node)
  const { object, property, computed } = node
  const isOfWindow = membersByInterface[findOwnerName(object) ?? '']?.includes('Window')
  return isOfWindow && !computed ? findNodeName(property) : undefined
}

const selectorMethodPattern = /^(querySelector(All)?|matches|closest)$/

/** Checks selectors and events in literal arguments of a call. */
function checkCallArguments(
  callee: SyntaxNode,
  [first]: readonly SyntaxNode[],
): (UnsupportedFeature | undefined)[] {
  const name = findNodeName(isMember(callee) ? callee.property : callee) ?? ''
  if (name === 'addEventListener') return [findUnsupportedEvent(literalText(first))]
  return selectorMethodPattern.test(name) ? findUnsupportedInSelector(literalText(first)) : []
}

/** Checks an assignment such as `strip.onscrollend = …`. */
function checkEventHandler(name: string): UnsupportedFeature | undefined {
  return name.startsWith('on') ? findUnsupportedEvent(name.slice(2)) : undefined
}

let unsupportedMethods: Map<string, UnsupportedFeature> | undefined

/**
 * Collects methods that are new on every object that has them. A method of a new object is not
 * collected, because the object is found by its own name.
 */
function findUnsupportedMethods(): Map<string, UnsupportedFeature> {
  if (unsupportedMethods) return unsupportedMethods
  const all = new Map<string, (UnsupportedFeature | undefined)[]>()
  for (const area of [['javascript', 'builtins'], ['api']])
    for (const owner of listFeatureNames(...area))
      for (const name of owner !== 'Iterator' && findUnsupportedFeature(...area, owner)
        ? []
        : listFeatureNames(...area, owner))
        if (!/_|^[A-Z]/.test(name) && name !== owner)
          all.set(name, [...(all.get(name) ?? []), findUnsupportedFeature(...area, owner, name)])
  unsupportedMethods = new Map(
    [...all].flatMap(([name, list]) => {
      const [first] = list
      return first && list.every((it) => it) ? [[name, first] as const] : []
    }),
  )
  return unsupportedMethods
}

/** Checks an element and its attributes in a call such as `jsx('button', { popoverTarget: … })`. */
function checkJsxElement(given: readonly SyntaxNode[]): (UnsupportedFeature | undefined)[] {
  const [tag, props] = given
  if (!props || !('properties' in props) || !Array.isArray(props.properties)) return []
  const element = literalText(tag)
  if (!isKnownFeature('html', 'elements', element)) return []
  return props.properties.flatMap((property: unknown) => {
    const [name, value] = readJsxAttribute(property)
    if (name.startsWith('on')) return [findUnsupportedEvent(name.slice(2).replace(/capture$/, ''))]
    const places = [
      ['html', 'elements', element, name],
      ['html', 'global_attributes', name],
    ]
    return places.flatMap((path) => [
      findUnsupportedFeature(...path),
      findUnsupportedFeature(...path, value),
    ])
  })
}

function checkRegExp({ pattern, flags }: { pattern: string; flags: string }) {
  return [
    flags.includes('v')
      ? findUnsupportedFeature('javascript', 'builtins', 'RegExp', 'unicodeSets')
      : undefined,
    /\(\?[ims]*-?[ims]+:/.test(pattern)
      ? findUnsupportedFeature('javascript', 'regular_expressions', 'modifier')
      : undefined,
  ]
}
