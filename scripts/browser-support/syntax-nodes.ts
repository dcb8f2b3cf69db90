// Nodes of the syntax tree that Vite's parser returns.
export type SyntaxNode = { type: string }
export type MemberExpressionNode = { object: SyntaxNode; property: SyntaxNode; computed: boolean }

export function readJsxAttribute(property: unknown): [name: string, value: string] {
  if (!isObject(property) || !isNode(property.key)) return ['', '']
  const { value } = property
  return [(findNodeName(property.key) ?? '').toLowerCase(), literalText(value)]
}

/**
 * Returns the text of a string literal or of a template literal without values. The minifier writes
 * strings as such template literals.
 */
export function literalText(node: unknown): string {
  if (!isObject(node)) return ''
  if (typeof node.value === 'string') return node.value
  const [only] = Array.isArray(node.quasis) && node.quasis.length === 1 ? node.quasis : []
  const text = isObject(only) && isObject(only.value) ? only.value.cooked : ''
  return typeof text === 'string' ? text : ''
}

export function findNodeName(node: SyntaxNode): string | undefined {
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined
}

/** Collects the names that a pattern declares, such as `{ a, b: [c] }`. */
export function collectDeclaredNames(pattern: unknown, names: Set<string>): void {
  if (!isObject(pattern)) return
  if (pattern.type === 'Identifier' && typeof pattern.name === 'string') names.add(pattern.name)
  for (const part of [pattern.left, pattern.argument, pattern.value])
    collectDeclaredNames(part, names)
  for (const list of [pattern.properties, pattern.elements])
    if (Array.isArray(list)) for (const part of list) collectDeclaredNames(part, names)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function isMember(node: SyntaxNode): node is SyntaxNode & MemberExpressionNode {
  return node.type === 'MemberExpression'
}

function isNode(value: unknown): value is SyntaxNode {
  return isObject(value) && typeof value.type === 'string'
}
