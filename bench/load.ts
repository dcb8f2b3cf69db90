import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const program = fileURLToPath(new URL('./load-worker.ts', import.meta.url))

export type Asked = { path: string; headers: Record<string, string> }

export type Load = {
  url: string
  /** Requests in a cycle. Each free connection takes the next one. */
  requests: readonly Asked[]
  connections: number
  /** Maximum number of requests; without it the load runs until it is stopped. */
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
  /** Number of responses by status. */
  statuses: v.record(v.string(), v.number()),
  /** Seconds from the first connection to the last response. */
  seconds: v.number(),
})

export type Answered = v.InferOutput<typeof answeredShape>

/**
 * Starts clients in a process of their own, so that only the server's processor time counts.
 * Connections stay open. On each, the next request follows the last byte of the response.
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
    /** Rejects if a connection breaks. */
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
