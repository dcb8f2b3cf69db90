import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTestReport, type TestReport } from './test-report.ts'

/** Runs Vitest with its output on this console. Returns its JSON report. */
export async function runVitest(words: readonly string[] = []): Promise<TestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-report-'))
  const file = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...words,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  await once(child, 'close')
  const report = parseTestReport(existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  rmSync(folder, { recursive: true, force: true })
  return report
}
