import { spawnSync } from 'node:child_process'
import { listBrowserSources } from './public-sources.ts'

// Type-checks browser code against the built-in objects that all supported browsers have
// (tsconfig.browser.json; machines/live/tsconfig.browser.json for the live view's worker). Problems
// in server code are ignored here, because `tsc` checks server code against Node's types.

/** This file tests for Temporal before it uses Temporal. */
const exemptFiles = ['app/platform/calendar/local-time.ts']

const sources = listBrowserSources([
  'app/pages/**/*.tsx',
  'app/*.ts',
  'app/root.tsx',
  'app/crm/my-calls/service-worker.ts',
])
const isOfBrowser = (file: string) =>
  file.startsWith('machines/') || (sources.includes(file) && !exemptFiles.includes(file))

for (const config of ['tsconfig.browser.json', 'machines/live/tsconfig.browser.json']) {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/typescript-dev/bin/tsc', '--noEmit', '--pretty', 'false', '-p', config],
    { encoding: 'utf8' },
  )
  const problems = stdout.split('\n').filter((line) => isOfBrowser(parseFileName(line)))
  for (const problem of problems) console.log(problem)
  // An error status without output means that the compiler itself failed.
  if (problems.length > 0 || (status !== 0 && stdout === '')) process.exitCode = 1
}

function parseFileName(line: string): string {
  return line.slice(0, Math.max(0, line.indexOf('(')))
}
