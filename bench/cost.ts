import { setTimeout as sleep } from 'node:timers/promises'
import { type Answered, type Asked, startLoad } from './load.ts'
import { processorSeconds } from './processes.ts'

/** What is measured: a program that answers, by its processes. Those that they start count too. */
export type Server = {
  url: string
  pids: readonly number[]
  stop: () => Promise<unknown>
}

export type Work = { requests: readonly Asked[]; connections: number }

/** Seconds of the processor in a round: so many that its clock, which ticks a hundred times a second, is good to a percent. */
const enough = 1.5
/** Seconds after which a round ends all the same. */
const longest = 8

/** Seconds of the server's processor for each request. Throws where one was answered other than with 200. */
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
