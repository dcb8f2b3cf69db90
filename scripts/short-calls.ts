import { type Plugin, parseAst } from 'vite'

/** What only the server reads of a call's declaration. */
export const leftOut: readonly string[] = [
  'alsoAt',
  'beforeSecondFactor',
  'body',
  'example',
  'flow',
  'isPrivate',
  'may',
  'needsProof',
  'query',
  'refusals',
  'says',
  'status',
  'tag',
  'upload',
]

/**
 * Calls in the browser without what only the server reads of them: the schema of what is sent, whose
 * sentences the server says anyway, and the description for the interface.
 */
export function shortCalls(): Plugin {
  return {
    name: 'showroom:short-calls',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/.*\.ts$/, code: /\bdefineCall\(\{/ },
      handler: (code) => ({ code: shortened(code), map: null }),
    },
  }
}

/** `code` is JavaScript. Written-out properties alone go: what is spread into a declaration stays. */
export function shortened(code: string): string {
  const unread = declarationsIn(parseAst(code)).flatMap(({ properties }) =>
    properties.filter(({ type, key }) => type === 'Property' && leftOut.includes(key?.name ?? '')),
  )
  return unread.reduceRight((text, { start, end }) => {
    const rest = text.slice(end)
    return text.slice(0, start) + rest.replace(/^\s*,/, '')
  }, code)
}

type Part = { type: string; start: number; end: number; key?: { name?: string } }

type Declaration = Part & { properties: Part[] }

/** The objects given to `defineCall`, in the order in which they stand. */
function declarationsIn(part: unknown): Declaration[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(declarationsIn)
  return isCallOfDefine(part) ? [...part.arguments.filter(isWrittenOut), ...inside] : inside
}

function isCallOfDefine(part: object): part is { arguments: Part[] } {
  return (
    'type' in part &&
    part.type === 'CallExpression' &&
    'callee' in part &&
    typeof part.callee === 'object' &&
    part.callee !== null &&
    'name' in part.callee &&
    part.callee.name === 'defineCall' &&
    'arguments' in part
  )
}

const isWrittenOut = (part: Part): part is Declaration => part.type === 'ObjectExpression'
