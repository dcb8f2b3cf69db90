import fc from 'fast-check'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'
import { type Answer, fuzzClient } from './client.ts'
import { mean, memoryOf } from './memory.ts'
import { type FuzzRequest, requestOf, requests, runOf } from './requests.ts'

export type Fault = { number: number; request: FuzzRequest; answer: Answer }

export type FuzzResult = {
  /** Number of responses by class: `2xx`, … `none`, `half`. */
  classes: Map<string, number>
  /** Responses with 5xx, and connections that closed without a response. */
  failures: Fault[]
  /** Requests that took over a second under load, except logins and uploads. */
  slow: Fault[]
  /** Slow requests that took over a second again when they were sent alone. */
  slowAlone: Fault[]
  slowest: Fault[]
  /** Mean memory of each quarter in MB. */
  quarters: { pss: number; own: number }[]
  logins: number
}

const second = 1000
const kept = 5
const samplesInQuarter = 12

/**
 * Sends the requests `first` to `first + count - 1`, `senders` at a time. Throws if the server
 * process ends.
 */
export async function fuzz(
  site: StartedSite,
  { first, count, senders }: { first: number; count: number; senders: number },
): Promise<FuzzResult> {
  const result: FuzzResult = {
    classes: new Map(),
    failures: [],
    slow: [],
    slowAlone: [],
    slowest: [],
    quarters: [],
    logins: 0,
  }
  const desk = staffDesk(site, result)
  const quarter = Math.ceil(count / 4)
  const every = Math.max(1, Math.floor(quarter / samplesInQuarter))
  const samples: { pss: number; own: number }[][] = [[], [], [], []]
  const inHand = new Map<number, FuzzRequest>()
  let next = 0

  const sender = async () => {
    for (let index = next++; index < count; index = next++) {
      const number = first + index
      const request = requestOf(number)
      inHand.set(number, request)
      const answer = await desk.send(request)
      if (site.process.exitCode !== null || site.process.signalCode !== null)
        throw new Error(ended(site, inHand))
      inHand.delete(number)
      note(result, { number, request, answer })
      if (index % every === 0 && site.process.pid !== undefined)
        samples[Math.floor(index / quarter)]?.push(memoryOf(site.process.pid))
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  for (const fault of result.slow) {
    const answer = await desk.send(fault.request)
    if (answer.ms > second) result.slowAlone.push({ ...fault, answer })
  }
  desk.close()
  result.quarters = samples.map((all) => ({
    pss: mean(all.map(({ pss }) => pss)),
    own: mean(all.map(({ own }) => own)),
  }))
  return result
}

/** Builds the message for the request that ended the process. */
function ended(
  { process: { exitCode, signalCode }, said }: StartedSite,
  inHand: Map<number, FuzzRequest>,
) {
  const requests = [...inHand].map(
    ([number, it]) => `${number} ${JSON.stringify(it).slice(0, 600)}`,
  )
  return [
    `The program ended with ${exitCode ?? signalCode} while these were in its hands:`,
    ...requests,
    'It said at last:',
    said().slice(-4000),
  ].join('\n')
}

/**
 * Finds the smallest request that fails like this one. Returns undefined if it does not fail again.
 */
export async function shrunk(site: StartedSite, number: number): Promise<FuzzRequest | undefined> {
  const desk = staffDesk(site, { logins: 0 })
  const passes = fc.asyncProperty(
    requests,
    async (request) => !isFailure(request, await desk.send(request)),
  )
  const { counterexample } = await fc.check(passes, {
    ...runOf(number),
    interruptAfterTimeLimit: 20_000,
  })
  desk.close()
  return counterexample?.[0]
}

/** Sends as visitor and as staff. Staff log in again after the session expires. */
function staffDesk(site: StartedSite, result: Pick<FuzzResult, 'logins'>) {
  const client = fuzzClient(site.url)
  let session: Promise<string> | undefined

  const logIn = async () => {
    result.logins += 1
    const response = await fetch(`${site.url}/api/login`, {
      method: 'POST',
      // Uses an address of its own, because fuzzed logins lock the others out.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify(adminLogin),
    })
    const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0])
    if (!response.ok) throw new Error(`The staff could not log in: ${response.status}`)
    return cookie
  }

  return {
    async send(request: FuzzRequest): Promise<Answer> {
      if (request.role === 'visitor') return client.send(request, undefined)
      session ??= logIn()
      const used = session
      const answer = await client.send(request, await used)
      const isOver = answer.status === 401 && request.headers['cookie'] === undefined
      if (isOver && session === used) session = undefined
      return answer
    },
    close: client.close,
  }
}

function note(result: FuzzResult, fault: Fault): void {
  const { request, answer } = fault
  const { classes, failures, slow, slowest } = result
  const name = classOf(answer)
  classes.set(name, (classes.get(name) ?? 0) + 1)
  if (isFailure(request, answer)) failures.push(fault)
  if (mayTakeItsTime(request)) return
  if (answer.ms > second) slow.push(fault)
  slowest.push(fault)
  slowest.sort((a, b) => b.answer.ms - a.answer.ms)
  slowest.length = Math.min(slowest.length, kept)
}

function classOf({ status }: Answer): string {
  if (status === -1) return 'half'
  return status === 0 ? 'none' : `${Math.floor(status / 100)}xx`
}

/** `/readyz` may respond with 503. Every other 5xx is a fault. */
function isFailure({ path }: FuzzRequest, { status }: Answer): boolean {
  return status === 0 || (status >= 500 && !path.startsWith('/readyz'))
}

const mayTakeItsTime = ({ path }: FuzzRequest) => /login|galleryupload|createOffers/.test(path)
