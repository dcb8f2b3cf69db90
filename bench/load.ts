import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const program = fileURLToPath(new URL('./load-worker.ts', import.meta.url))

export type Asked = { path: string; headers: Record<string, string> }

export type Load = {
  url: string
  /** Asked one after the other, round and round, each by whichever connection is free. */
  requests: readonly Asked[]
  connections: number
  /** So many and no more; else until it is stopped. */
  most?: number
}

export const loadShape = v.object({
  port: v.number(),
  heads: v.array(v.string()),
  connections: v.number(),
  most: v.number(),
})

export const answeredShape = v.object({
  answers: v.number(),
  /** How many of each status. */
  statuses: v.record(v.string(), v.number()),
  /** From the first connection to the last answer. */
  seconds: v.number(),
})

export type Answered = v.InferOutput<typeof answeredShape>

/**
 * Visitors in a process of their own, for only the server's processor time is what counts: connections
 * stay open, and on each the next request follows the last byte of the answer.
 */
export function startLoad({ url, requests, connections, most }: Load) {
  const { host, port } = new URL(url)
  const visitors = fork(program, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = answeredBy(visitors)
  const heads = requests.map((asked) => headOf(asked, host))
  visitors.send({ port: Number(port), heads, connections, most: most ?? Number.MAX_SAFE_INTEGER })
  return {
    /** Rejects where a connection broke. */
    ended,
    async stop(): Promise<Answered> {
      visitors.send('stop')
      return ended
    },
  }
}

async function answeredBy(visitors: ReturnType<typeof fork>): Promise<Answered> {
  let answered: unknown
  visitors.on('message', (message) => {
    answered = message
  })
  const [code] = await once(visitors, 'exit')
  if (code !== 0) throw new Error(`The visitors ended with code ${code}`)
  return v.parse(answeredShape, answered)
}

function headOf({ path, headers }: Asked, host: string): string {
  const lines = Object.entries({ ...headers, host }).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
