import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'

const module = fileURLToPath(new URL('./test-run-folder.ts', import.meta.url))

/** A program that makes its folders, starts a process of ten minutes, and waits. */
const program = `
  const { spawn } = await import('node:child_process')
  const { makeTestRunFolder } = await import(${JSON.stringify(module)})
  makeTestRunFolder()
  const left = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  const { TEST_QUICK_FOLDER, TMPDIR } = process.env
  console.log(JSON.stringify({ folders: [TEST_QUICK_FOLDER, TMPDIR], pid: left.pid }))
  process.stdin.resume().on('end', () => process.exit())`

async function startRun(): Promise<{ run: ChildProcess; folders: string[]; pid: number }> {
  const { TEST_QUICK_FOLDER: _, ...env } = process.env
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], { env })
  const [said] = await once(run.stdout, 'data')
  return { run, ...JSON.parse(String(said)) }
}

/** A zombie process is still listed, with state Z. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/status`
  return existsSync(file) && !/^State:\s+Z/m.test(readFileSync(file, 'utf8'))
}

// Processes are found by their environment, which only Linux shows in /proc.
describe.runIf(process.platform === 'linux')('a test run', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'ended by %s leaves no process and no folder',
    async (signal) => {
      const { run, folders, pid } = await startRun()
      expect(folders.filter(existsSync)).toEqual(folders)
      run.kill(signal)
      await vi.waitFor(() => expect(folders.filter(existsSync)).toEqual([]), 10_000)
      expect(isRunning(pid)).toBe(false)
    },
  )
})
