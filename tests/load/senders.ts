import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type Sent = {
  /** Reference of each acknowledged enquiry, by the sent name. */
  acknowledged: Map<string, string>
  /** Number of other responses by status. 0 means no response. */
  refused: Map<number, number>
  /** Milliseconds from the first try to the acknowledgement. */
  waits: number[]
}

export type Senders = {
  sent: Sent
  /**
   * Sends nothing new, and retries the current enquiries until they are acknowledged. Throws after
   * a minute.
   */
  stop: () => Promise<Sent>
}

type Options = {
  /** Number of concurrent senders. */
  count: number
  /** Milliseconds before each enquiry of a sender; 0 if undefined. */
  pause?: number
  /**
   * `true` retries with an idempotency key until the enquiry is acknowledged. `false` sends once
   * without a key.
   */
  isStubborn?: boolean
}

/** Senders that post a site's service form, each under a unique name. */
export function startSenders(url: string, { count, pause, isStubborn = true }: Options): Senders {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const sent: Sent = { acknowledged: new Map(), refused: new Map(), waits: [] }
  let isStopping = false
  let giveUpAt = Number.POSITIVE_INFINITY

  async function sendOne(name: string) {
    const key = randomUUID()
    const started = performance.now()
    for (;;) {
      const { status, reference } = await post(url, agent, name, key)
      if (status === 201 && reference) {
        sent.acknowledged.set(name, reference)
        sent.waits.push(performance.now() - started)
        return
      }
      sent.refused.set(status, (sent.refused.get(status) ?? 0) + 1)
      if (!isStubborn) return
      if (performance.now() > giveUpAt) throw new Error(`${name} was never acknowledged`)
      await sleep(50)
    }
  }

  const senders = Array.from({ length: count }, async (_, sender) => {
    for (let index = 0; !isStopping; index++) {
      if (pause !== undefined) await sleep(pause)
      await sendOne(`Load ${sender} ${index} ${randomUUID()}`)
    }
  })

  return {
    sent,
    async stop() {
      isStopping = true
      giveUpAt = performance.now() + 60_000
      await Promise.all(senders)
      agent.destroy()
      return sent
    },
  }
}

type Answered = { status: number; reference: string | undefined }

/** Posts one enquiry. Returns status 0 if there is no response. */
async function post(url: string, agent: Agent, name: string, key: string): Promise<Answered> {
  const body = JSON.stringify({
    name,
    email: 'load@example.com',
    contactNumber: '9000000001',
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(30_000)
      request(`${url}/book-service`, { method: 'POST', agent, headers, signal }, resolve)
        .on('error', reject)
        .end(body)
    })
    const said = await text(answer)
    const status = answer.statusCode ?? 0
    return { status, reference: status === 201 ? referenceOf(JSON.parse(said)) : undefined }
  } catch {
    return { status: 0, reference: undefined }
  }
}

function referenceOf(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null || !('reference' in said)) return undefined
  return typeof said.reference === 'string' ? said.reference : undefined
}
