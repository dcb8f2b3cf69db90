import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { countKept, type Kept } from './kept.ts'
import { openPlace } from './place.ts'
import { type Read, startReader } from './readers.ts'
import { startSenders } from './senders.ts'

export type OnDisk = Kept & { acknowledged: number; refused: Map<number, number>; pages: Read }

/**
 * Fills the disk under SQLite for this many milliseconds. The disk is a file system of 48 MB, which
 * only root can mount. Returns undefined without root.
 */
export async function fillDisk(milliseconds: number): Promise<OnDisk | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const place = await openPlace('sqlite')
  mkdirSync(place.dataDir, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'showroom', place.dataDir])
  try {
    const site = await place.start()
    await (await fetch(site.url)).text()
    const reader = startReader(site.url)
    const senders = startSenders(site.url, { count: 4 })
    await sleep(500)
    const filler = join(place.dataDir, 'filler')
    fill(filler)
    await sleep(milliseconds)
    rmSync(filler)
    await sleep(500)
    const sent = await senders.stop()
    const pages = await reader.stop()
    const kept = await countKept(place, sent)
    await site.stop().catch(() => {})
    return { ...kept, acknowledged: sent.acknowledged.size, refused: sent.refused, pages }
  } finally {
    execFileSync('umount', ['-l', place.dataDir])
    await place.remove()
  }
}

function fill(file: string): void {
  const part = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeFileSync(file, part, { flag: 'a' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/**
 * Delays every sync of SQLite by `delay` milliseconds (`strace`). Returns undefined if this account
 * may not trace a process.
 */
export async function slowDisk(delay: number, milliseconds: number): Promise<OnDisk | undefined> {
  const place = await openPlace('sqlite')
  try {
    const site = await place.start()
    await (await fetch(site.url)).text()
    const tracer = await slowSyncs(site.process.pid ?? 0, delay)
    if (!tracer) return undefined
    const reader = startReader(site.url)
    const senders = startSenders(site.url, { count: 4 })
    await sleep(milliseconds)
    const sent = await senders.stop()
    const pages = await reader.stop()
    await tracer.stop()
    const kept = await countKept(place, sent)
    return { ...kept, acknowledged: sent.acknowledged.size, refused: sent.refused, pages }
  } finally {
    await place.remove()
  }
}

async function slowSyncs(pid: number, delay: number) {
  const inject = `inject=fsync,fdatasync:delay_exit=${delay * 1000}`
  const traced = ['-e', 'trace=fsync,fdatasync', '-e', inject]
  const strace = spawn('strace', ['-f', '-p', String(pid), '-o', '/dev/null', ...traced], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Without permission, strace reports that and ends.
  const [said] = await once(strace.stderr, 'data')
  if (!String(said).includes('attached')) return undefined
  return {
    async stop() {
      strace.kill('SIGINT')
      if (strace.exitCode === null) await once(strace, 'exit')
    },
  }
}
