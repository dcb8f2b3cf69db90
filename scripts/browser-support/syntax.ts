// Parts of the syntax tree that Vite's parser makes.
export type Node = { type: string }
export type Member = { object: Node; property: Node; computed: boolean }

export function attributeIn(property: unknown): [name: string, value: string] {
  if (!isObject(property) || !isNode(property.key)) return ['', '']
  const { value } = property
  return [(nameOf(property.key) ?? '').toLowerCase(), textOf(value)]
}

/** A string or a template without values, as the minifier writes strings. */
export function textOf(node: unknown): string {
  if (!isObject(node)) return ''
  if (typeof node.value === 'string') return node.value
  const [only] = Array.isArray(node.quasis) && node.quasis.length === 1 ? node.quasis : []
  const text = isObject(only) && isObject(only.value) ? only.value.cooked : ''
  return typeof text === 'string' ? text : ''
}

export function nameOf(node: Node): string | undefined {
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined
}

/** Names that a pattern declares: `{ a, b: [c] }`. */
export function declareIn(pattern: unknown, names: Set<string>): void {
  if (!isObject(pattern)) return
  if (pattern.type === 'Identifier' && typeof pattern.name === 'string') names.add(pattern.name)
  for (const part of [pattern.left, pattern.argument, pattern.value]) declareIn(part, names)
  for (const list of [pattern.properties, pattern.elements])
    if (Array.isArray(list)) for (const part of list) declareIn(part, names)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function isMember(node: Node): node is Node & Member {
  return node.type === 'MemberExpression'
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === 'string'
}
