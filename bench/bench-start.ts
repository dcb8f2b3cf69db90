import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../tests/support/network-ports.ts'
import { median } from './rounds.ts'

// npm run bench:start: times the built site from the command to the first response, beside a
// one-line server under the same Node. Also measures the site's memory at rest.
const rounds = 5
const bare = `require('node:http').createServer((_, r) => r.end('ok')).listen(process.env.PORT)`

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
const results: Record<'bare' | 'site' | 'memory', number[]> = { bare: [], site: [], memory: [] }
try {
  // The first start creates the database and is not measured.
  await measure(['scripts/run.mjs', 'start'])
  for (let round = 0; round < rounds; round++) {
    results.bare.push((await measure(['-e', bare])).time)
    const { time, memory } = await measure(['scripts/run.mjs', 'start'])
    results.site.push(time)
    results.memory.push(memory)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

const [plain, site, memory] = [results.bare, results.site, results.memory].map(median)
console.log(`bare node:http    ${plain} ms to the first answer`)
console.log(`npm start, built  ${site} ms to the first answer (limit 2000)`)
console.log(`ratio             ${((site ?? 0) / (plain ?? 1)).toFixed(1)}`)
console.log(`memory at rest    ${memory} MB`)
process.exitCode = (site ?? 0) > 2000 ? 1 : 0

async function measure(words: string[]): Promise<{ time: number; memory: number }> {
  const port = String(await findFreePort())
  const started = performance.now()
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, ADMIN_PASSWORD: 'bench-password' },
    stdio: 'ignore',
  })
  await firstAnswer(`http://127.0.0.1:${port}/`)
  const time = Math.round(performance.now() - started)
  await sleep(1500)
  const memory = residentMegabytes(child)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { time, memory }
}

async function firstAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(10)
  }
  throw new Error(`${url} did not answer within a minute`)
}

/** Reads the resident memory from `/proc`. Returns 0 on other systems than Linux. */
function residentMegabytes(child: ChildProcess): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
