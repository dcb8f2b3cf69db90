import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { ownOrigin } from './headers.ts'
import { bytesOf, type FuzzRequest } from './requests.ts'

/**
 * `status` 0: the connection closed without a response. -1: half a request, which needs no
 * response.
 */
export type Answer = { status: number; ms: number; cause?: string }

/**
 * Time to wait on an event stream or after half a request, in milliseconds. Both would otherwise
 * never end.
 */
const moment = 60

/** Timeout in milliseconds. It is longer than any allowed slow request, so a longer one hangs. */
const patience = 60_000

/** Sends generated requests without any validation of its own. */
export function fuzzClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })

  const once = async (request: FuzzRequest, session: string | undefined): Promise<Answer> => {
    if (request.raw !== undefined) return sendRaw(url, request.raw)
    const started = performance.now()
    try {
      const status = await exchange(agent, url, request, session)
      return { status, ms: performance.now() - started }
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      return { status: 0, ms: performance.now() - started, cause }
    }
  }

  return {
    async send(request: FuzzRequest, session: string | undefined): Promise<Answer> {
      const answer = await once(request, session)
      // The server may close a reused connection at the same moment. A retry on a new connection
      // shows whether it failed.
      return answer.status === 0 ? once(withoutKeeping(request), session) : answer
    },
    close: () => agent.destroy(),
  }
}

const withoutKeeping = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  headers: { ...request.headers, connection: 'close' },
})

async function exchange(
  agent: Agent,
  url: string,
  { method, path, headers, body, leaves }: FuzzRequest,
  session: string | undefined,
): Promise<number> {
  const bytes = body && bytesOf(body)
  const cookie = [session, headers['cookie']].filter(Boolean).join('; ')
  const sent = ask(url, {
    agent,
    method,
    path: sendable(path),
    timeout: patience,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replace(ownOrigin, url)]),
      ),
      ...(cookie ? { cookie } : {}),
      ...(body && bytes ? { 'content-type': body.type, 'content-length': bytes.length } : {}),
    },
  })
  sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')))
  const isCut = leaves === 'sending' && bytes !== undefined
  if (isCut) {
    sent.write(bytes.subarray(0, bytes.length / 2))
    setTimeout(() => sent.destroy(), moment)
  } else sent.end(bytes)
  return new Promise<number>((resolve, reject) => {
    sent.on('error', (error) => (isCut ? resolve(-1) : reject(error)))
    sent.on('response', (answer) => {
      if (leaves === 'reading') answer.destroy()
      resolve(leaves === 'reading' ? statusOf(answer) : drained(answer))
    })
    // On 101, end the connection: the site never switches protocols.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(statusOf(answer))
    })
  })
}

const statusOf = ({ statusCode }: IncomingMessage) => statusCode ?? 0

/** Reads a response to its end. An event stream is aborted after a moment. */
async function drained(answer: IncomingMessage): Promise<number> {
  answer.resume()
  if (answer.headers['content-type']?.startsWith('text/event-stream'))
    setTimeout(() => answer.destroy(), moment)
  else await once(answer, 'end')
  return statusOf(answer)
}

/** Encodes characters that Node's client refuses in the request line. */
const sendable = (path: string) =>
  path.replaceAll(/[^\x21-\xff]/gu, (one) => encodeURIComponent(one.toWellFormed()))

/** Writes raw text, reads the response for a moment, and closes the connection. */
async function sendRaw(url: string, text: string): Promise<Answer> {
  const started = performance.now()
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let said = ''
  socket.setTimeout(moment, () => socket.destroy())
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1')
  })
  socket.write(text, 'latin1')
  await new Promise((resolve) => socket.on('close', resolve))
  const [, status = '-1'] = /^HTTP\/1\.1 (\d{3})/.exec(said) ?? []
  // Returns the worst status on this connection, because the rest of one request may start another.
  const worst = [...said.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3})/g)].map(([, it]) => Number(it))
  return { status: Math.max(Number(status), ...worst), ms: performance.now() - started }
}
