import { answersOf } from '../answers.ts'
import { processorPerRequest, type Server, type Work } from '../cost.ts'
import { recordVisit, socketsOfVisitor } from '../first-visit.ts'
import { digits, verdict } from '../goals.ts'
import { withOurs } from '../our-site.ts'
import { table } from '../report.ts'
import { inTurns, type Spread, spreadOf } from '../rounds.ts'
import { count, duration } from '../written.ts'
import type { Peer } from './peer.ts'

type Contestant = Pick<Server, 'url' | 'pids'> & { name: string }
type Entry = { contestant: Contestant; work: Work }
type Measured = Entry & { bytes: number; spread: Spread; ofOurs: number }

const rounds = 5

/** Compares the home pages, for a visitor who accepts gzip, and a telephone's whole first visit. */
export function besidePeers(peers: readonly Peer[]): Promise<string> {
  return withOurs(async (ours) => {
    const running = await startAll(peers)
    try {
      const all = [{ ...ours, name: 'Showroom' }, ...running.servers]
      const pages = await measureAll(all.map((contestant) => ({ contestant, work: homePage })))
      const visits = await measureAll(await Promise.all(all.map(visitOf)))
      return [...running.leftOut, pageTable(pages), visitTable(visits)].join('\n\n')
    } finally {
      await running.stop()
    }
  })
}

const homePage: Work = {
  requests: [{ path: '/', headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }],
  connections: 16,
}

async function visitOf(contestant: Contestant): Promise<Entry> {
  const requests = await recordVisit(`${contestant.url}/`)
  return { contestant, work: { requests, connections: socketsOfVisitor } }
}

async function startAll(peers: readonly Peer[]) {
  const servers: Contestant[] = []
  const stops: (() => Promise<void>)[] = []
  const leftOut: string[] = []
  const stop = async () => {
    for (const stopOne of stops) await stopOne()
  }
  try {
    for (const { name, missing, start } of peers) {
      const needed = missing()
      if (needed.length > 0) leftOut.push(`${name} was left out: ${needed.join(', ')}.`)
      else {
        const started = await start()
        servers.push(...started.servers)
        stops.push(started.stop)
      }
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { servers, leftOut, stop }
}

/**
 * Measures processor seconds of all requests of an entry together. The first entry is this site.
 */
async function measureAll(entries: readonly Entry[]): Promise<Measured[]> {
  const measure = async ({ contestant, work }: Entry) =>
    (await processorPerRequest(contestant, work)) * work.requests.length
  // A warm-up round: pages are rendered and code is compiled.
  for (const entry of entries) await measure(entry)
  const spreads = (await inTurns(entries, rounds, measure)).map(spreadOf)
  const answers = await Promise.all(
    entries.map(({ contestant, work }) => answersOf(contestant.url, work.requests)),
  )
  return entries.map((entry, index) => {
    const spread = spreads[index] ?? spreadOf([])
    const bytes = (answers[index] ?? []).reduce((sum, { body }) => sum + body.length, 0)
    return { ...entry, bytes, spread, ofOurs: spread.median / (spreads[0]?.median ?? Number.NaN) }
  })
}

function pageTable(pages: readonly Measured[]): string {
  return table(
    ['home page, gzip', 'bytes', 'processor', 'times ours', 'goal (times)'],
    pages.map(({ contestant, bytes, spread, ofOurs }) => [
      contestant.name,
      count(bytes),
      duration(spread),
      digits(ofOurs),
      contestant.name.includes('cache') ? verdict(ofOurs, { atLeast: 10 }) : '',
    ]),
  )
}

function visitTable(visits: readonly Measured[]): string {
  return table(
    ['first visit of home', 'requests', 'kB', 'processor', 'times ours'],
    visits.map(({ contestant, work, bytes, spread, ofOurs }) => [
      contestant.name,
      String(work.requests.length),
      count(bytes / 1000),
      duration(spread),
      digits(ofOurs),
    ]),
  )
}
