import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Asked } from './load.ts'

/**
 * A recorded response that other servers replay: the site's own headers, without those that Node
 * and nginx write themselves.
 */
export type Answer = { path: string; headers: [name: string, value: string][]; body: Buffer }

const writtenByAnyServer = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i

/** Records one response for each path, with the headers of the first request for it. */
export async function answersOf(url: string, requests: readonly Asked[]): Promise<Answer[]> {
  const first = new Map(requests.toReversed().map((asked) => [asked.path, asked]))
  return Promise.all([...first.values()].map((asked) => answerOf(url, asked)))
}

export async function answerOf(url: string, { path, headers }: Asked): Promise<Answer> {
  const asked = request(`${url}${path}`, { headers }).end()
  const answer: IncomingMessage = (await once(asked, 'response'))[0]
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${url}${path} answered ${answer.statusCode}`)
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0)
  const all = names.map((name, index): [string, string] => [
    name,
    answer.rawHeaders[index * 2 + 1] ?? '',
  ])
  return { path, headers: all.filter(([name]) => !writtenByAnyServer.test(name)), body }
}

const keptShape = v.array(
  v.object({
    path: v.string(),
    headers: v.array(v.tuple([v.string(), v.string()])),
    file: v.string(),
  }),
)

/** Writes each body into a file of its own, and an index that maps each response to its file. */
export function keepAnswers(folder: string, answers: readonly Answer[]) {
  mkdirSync(folder, { recursive: true })
  const kept = answers.map(({ path, headers, body }) => {
    const file = join(folder, createHash('sha256').update(path).digest('hex'))
    writeFileSync(file, body)
    return { path, headers, file }
  })
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(kept))
  return kept
}

export function readAnswers(folder: string): Answer[] {
  const kept = v.parse(keptShape, JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')))
  return kept.map(({ file, ...answer }) => ({ ...answer, body: readFileSync(file) }))
}
