import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sumCounts } from './test-report.ts'

/** Number of passed and failed tests or checks. */
export type CheckCounts = { passed: number; failed: number }

/**
 * A check of the code that is not a test. The check's commands run one after the other and count as
 * one check.
 */
export type CodeCheck = {
  name: string
  commands: readonly string[]
  /** Prints the last line of the output even if the check passes. */
  showsLastLine?: boolean
}

export const siteTypesCheck: CodeCheck = {
  name: 'types',
  commands: [`tsc --noEmit ${incrementalFlags('site')}`],
}

export const studioTypesCheck: CodeCheck = {
  name: 'types of machines and studio',
  commands: [
    `tsc --noEmit -p machines ${incrementalFlags('machines')}`,
    `tsc --noEmit -p studio ${incrementalFlags('studio')}`,
  ],
}

/** Writes the route types. Other checks read these types, so they wait for this check. */
export const routeTypesCheck: CodeCheck = {
  name: 'types of routes',
  commands: ['react-router typegen'],
}

/** Builds the pages unless they are up to date. A build also writes the route types. */
export const pageBuildCheck: CodeCheck = {
  name: 'pages',
  commands: ['node scripts/run.mjs build:stale'],
}

/** Checks, the longest first. */
const parallelChecks: readonly CodeCheck[] = [
  siteTypesCheck,
  {
    name: 'browsers',
    commands: ['node scripts/check-browser-types.ts', 'node scripts/check-browser-support.ts'],
  },
  studioTypesCheck,
  { name: 'unused code', commands: ['knip'] },
  { name: 'lint', commands: ['oxlint --type-aware --quiet'] },
  { name: 'import order', commands: ['node scripts/import-order.ts'], showsLastLine: true },
  { name: 'sentences', commands: ['node scripts/check-prose.ts'], showsLastLine: true },
  { name: 'format', commands: ['biome ci --reporter=summary'] },
]

/**
 * Builds the pages, then runs all other checks. `isBuilt` is false if the pages could not be built.
 */
export async function runAllChecks(): Promise<CheckCounts & { isBuilt: boolean }> {
  const built = sumCounts([await runChecks([pageBuildCheck]), await runChecks([routeTypesCheck])])
  if (built.failed > 0) return { ...built, isBuilt: false }
  return { ...sumCounts([built, await runChecks(parallelChecks)]), isBuilt: true }
}

/**
 * Runs two checks at a time. Prints each check with its duration in seconds when the check ends.
 */
export async function runChecks(list: readonly CodeCheck[]): Promise<CheckCounts> {
  const waiting = [...list]
  const outcomes: boolean[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes.push(await runCheck(next))
  }
  await Promise.all([lane(), lane()])
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}

/**
 * Runs the commands of a check until a command fails, and prints the output of the failed command.
 * Returns true if no command failed.
 */
async function runCheck({ name, commands, showsLastLine }: CodeCheck): Promise<boolean> {
  const started = Date.now()
  let lastLine = ''
  for (const command of commands) {
    const { code, output } = await runCommand(command)
    if (showsLastLine) lastLine = `; ${output.trim().split('\n').at(-1)}`
    if (code === 0) continue
    console.log(`${name} … failed after ${secondsSince(started)} s\n${output}`)
    return false
  }
  console.log(`${name} … ${secondsSince(started)} s${lastLine}`)
  return true
}

function runCommand(command: string): Promise<{ code: number | null; output: string }> {
  const [program = '', ...words] = command.split(' ')
  const path = program === 'node' ? process.execPath : join('node_modules/.bin', program)
  return new Promise((resolve) => {
    const child = spawn(path, words, {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', ({ message }) => resolve({ code: 1, output: message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Arguments with which tsc caches the state of its last run, which makes the next run five times as
 * fast.
 */
function incrementalFlags(name: string): string {
  return `--incremental --tsBuildInfoFile node_modules/.cache/types/${name}.tsbuildinfo`
}

/** Returns whole seconds since `started`, a value of `Date.now()`. */
export const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000)
