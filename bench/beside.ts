import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCommand } from '../tests/load/has-command.ts'
import { answerOf, answersOf, keepAnswers } from './answers.ts'
import { processorPerRequest, type Server, type Work } from './cost.ts'
import { startNginxWith } from './nginx-server.ts'
import { startPlain } from './plain-server.ts'
import { inTurns, type Spread, spreadOf } from './rounds.ts'

export type Beside = {
  /** Bytes of all bodies together. */
  bytes: number
  ours: Spread
  plain: Spread
  /** `undefined` where nginx is not installed. */
  nginx: Spread | undefined
}

const rounds = 5

/**
 * Measures processor seconds for each request: of the site, and of two servers that replay its
 * responses.
 */
export async function besidePlain(site: Server, work: Work): Promise<Beside> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  const answers = await answersOf(site.url, work.requests)
  const kept = keepAnswers(folder, answers)
  const servers = [site, await startPlain(folder)]
  if (hasCommand('nginx')) servers.push(await startNginxWith(kept))
  const [, ...others] = servers
  try {
    for (const other of others)
      for (const { path, body } of answers) {
        const said = await answerOf(other.url, { path, headers: {} })
        assert.ok(said.body.equals(body), `${other.url}${path} does not say what the site says`)
      }
    // A warm-up round, before the code is compiled.
    for (const server of servers) await processorPerRequest(server, work)
    const taken = await inTurns(servers, rounds, (server) => processorPerRequest(server, work))
    const [ours, plain, nginx] = taken.map(spreadOf)
    assert.ok(ours && plain)
    return { bytes: answers.reduce((sum, { body }) => sum + body.length, 0), ours, plain, nginx }
  } finally {
    await Promise.all(others.map((other) => other.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
