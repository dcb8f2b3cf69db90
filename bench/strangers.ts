import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { adminLogin } from '../tests/support/start-site.ts'
import { answerReader } from './answer-reader.ts'
import type { Server } from './cost.ts'
import { digits, verdict } from './goals.ts'
import { withOurs } from './our-site.ts'
import { table } from './report.ts'
import { median } from './rounds.ts'

const requestsAtOnce = 200
const cardsAtOnce = 60
const idleRounds = 9

/** Milliseconds between two requests of an ordinary visitor to the home page or the login. */
const pause = 100

/**
 * Sends all requests at once. Resolves with the number of responses by status when all are there.
 */
type Burst = (url: string) => Promise<Record<string, number>>

type Scenario = { name: string; burst: Burst }

/**
 * Measures memory and waiting time while a visitor without a login sends many requests at once.
 * Each scenario runs in a fresh process.
 */
export async function strangers(): Promise<string> {
  const searches = paths(requestsAtOnce, (index) => `/search?q=bench-${index}`)
  const prices = pricePaths('')
  const scenarios: Scenario[] = [
    {
      name: `${requestsAtOnce} searches pipelined on one connection`,
      burst: (url) => pipelined(url, searches),
    },
    {
      name: `${requestsAtOnce} searches on as many connections`,
      burst: (url) => separate(url, searches),
    },
    {
      name: `${requestsAtOnce} unknown pages on as many connections`,
      burst: (url) =>
        separate(
          url,
          paths(requestsAtOnce, (index) => `/no-such-page-${index}`),
        ),
    },
    {
      name: `${requestsAtOnce} login pages on as many connections`,
      burst: (url) =>
        separate(
          url,
          paths(requestsAtOnce, () => '/admin/login'),
        ),
    },
    {
      name: `${requestsAtOnce} price calculations pipelined on one connection`,
      burst: (url) => pipelined(url, prices),
    },
    {
      name: `${requestsAtOnce} price calculations on as many connections`,
      burst: (url) => separate(url, prices),
    },
    {
      name: `${requestsAtOnce} PDFs of price calculations on as many connections`,
      burst: (url) => separate(url, pricePaths('.pdf')),
    },
    { name: `${cardsAtOnce} share cards`, burst: (url) => separate(url, sharePaths(cardsAtOnce)) },
  ]
  const rows: string[][] = []
  for (const scenario of scenarios) rows.push(await withOurs((site) => measured(site, scenario)))
  return table(
    [
      'at once',
      'answers',
      'until the last, s',
      'peak memory (RSS), MB',
      'goal (MB)',
      'home, longest wait, ms',
      'of idle',
      'login, longest wait, ms',
      'of idle',
      'goal of both (ms)',
    ],
    rows,
  )
}

async function measured(site: Server, { name, burst }: Scenario): Promise<string[]> {
  const home = () => waitFor(() => fetch(site.url, { headers: { connection: 'close' } }))
  const login = () => waitFor(() => logIn(site.url))
  const idle = { home: await idleWait(home), login: await idleWait(login) }
  const started = performance.now()
  const ending = burst(site.url)
  let isOver = false
  void ending.finally(() => {
    isOver = true
  })
  const [statuses, longestHome, longestLogin] = await Promise.all([
    ending.then((found) => ({ found, seconds: (performance.now() - started) / 1000 })),
    longestUntil(() => isOver, home),
    longestUntil(() => isOver, login),
  ])
  const peak = peakMegabytes(site.pids[0] ?? 0)
  return [
    name,
    Object.entries(statuses.found)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    digits(statuses.seconds),
    peak.toFixed(0),
    verdict(peak, { atMost: 450 }),
    longestHome.toFixed(0),
    `× ${digits(longestHome / idle.home)}`,
    longestLogin.toFixed(0),
    `× ${digits(longestLogin / idle.login)}`,
    verdict(Math.max(longestHome, longestLogin), { atMost: 1000 }),
  ]
}

const paths = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index))

/** Canonical addresses of different calculations. */
function pricePaths(extension: string): string[] {
  const on = todayInZone('Asia/Kolkata')
  return paths(
    requestsAtOnce,
    (index) => `/price/HORNET2.0${extension}?exchange=${10_000 + index}&down=50000&on=${on}`,
  )
}

/** Every model in each of its colours. */
function sharePaths(count: number): string[] {
  return readCatalogue('catalogue')
    .vehicles.flatMap(({ name, colours }) =>
      colours.map(({ slug }) => `/share/${encodeURIComponent(name)}.jpg?colour=${slug}`),
    )
    .slice(0, count)
}

async function logIn(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(adminLogin),
  })
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`)
  return answer
}

/** Returns the milliseconds until the whole response is there. */
async function waitFor(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  return performance.now() - started
}

async function idleWait(ask: () => Promise<number>): Promise<number> {
  const waits: number[] = []
  for (let round = 0; round <= idleRounds; round++) waits.push(await ask())
  // The first request renders the page, so it does not count.
  return median(waits.slice(1))
}

/** Sends one request after the other until `isOver`, at least one. Returns the longest wait. */
async function longestUntil(isOver: () => boolean, ask: () => Promise<number>): Promise<number> {
  let longest = 0
  for (;;) {
    longest = Math.max(longest, await ask())
    if (isOver()) return longest
    await sleep(pause)
  }
}

function pipelined(url: string, asked: readonly string[]): Promise<Record<string, number>> {
  return answersOn(url, asked.map(headOf).join(''), asked.length)
}

async function separate(url: string, asked: readonly string[]): Promise<Record<string, number>> {
  const sum: Record<string, number> = {}
  const all = await Promise.all(asked.map((path) => answersOn(url, headOf(path), 1)))
  for (const one of all)
    for (const [status, count] of Object.entries(one)) sum[status] = (sum[status] ?? 0) + count
  return sum
}

const headOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br, gzip\r\n\r\n`

function answersOn(url: string, sent: string, count: number): Promise<Record<string, number>> {
  const { promise, resolve } = Promise.withResolvers<Record<string, number>>()
  const statuses: Record<string, number> = {}
  let answers = 0
  const note = (status: number | string) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    answers += 1
    if (answers === count) socket.end()
  }
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  socket
    .on('connect', () => socket.write(sent))
    .on('data', answerReader(note))
    .on('error', () => {})
    .on('close', () => {
      if (answers < count) statuses['none'] = count - answers
      resolve(statuses)
    })
  return promise
}

/** Returns the peak memory of the process in megabytes, from Linux's `/proc`. */
function peakMegabytes(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
