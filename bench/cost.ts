import { setTimeout as sleep } from 'node:timers/promises'
import { type Answered, type Asked, startLoad } from './load.ts'
import { processorSeconds } from './processes.ts'

/** A server to measure, by its process ids. Child processes count too. */
export type Server = {
  url: string
  pids: readonly number[]
  stop: () => Promise<unknown>
}

export type Work = { requests: readonly Asked[]; connections: number }

/**
 * Processor seconds in a round. The clock ticks a hundred times a second, so this gives a precision
 * of one per cent.
 */
const enough = 1.5
/** Maximum length of a round in seconds, if it uses less processor time. */
const longest = 8

/**
 * Returns processor seconds of the server for each request. Throws if a response has another status
 * than 200.
 */
export async function processorPerRequest(
  { url, pids }: Pick<Server, 'url' | 'pids'>,
  work: Work,
): Promise<number> {
  const before = processorSeconds(pids)
  const until = performance.now() + longest * 1000
  const load = startLoad({ url, ...work })
  const isOver = () => processorSeconds(pids) - before >= enough || performance.now() > until
  while (!isOver()) await Promise.race([sleep(50), load.ended])
  const answered = await load.stop()
  onlyGood(url, answered)
  return (processorSeconds(pids) - before) / answered.answers
}

export function onlyGood(url: string, { answers, statuses }: Answered): void {
  if (statuses['200'] !== answers) throw new Error(`${url} answered ${JSON.stringify(statuses)}`)
}
