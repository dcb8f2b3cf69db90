import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverFlags } from './server-flags.mjs'

/** Replaces npm by a program that records its arguments and behaves as `as` says. */
const npm = `#!/bin/sh
echo "$1 $2" >> asked
[ "$as" = away ] && { echo 'no registry' >&2; exit 1; }
[ "$as" = killed ] && kill -KILL $PPID
touch node_modules/.package-lock.json
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-run-'))
  for (const name of ['scripts', 'bin', 'app', 'public']) mkdirSync(join(folder, name))
  for (const name of ['run.mjs', 'commands.mjs', 'server-flags.mjs'])
    copyFileSync(join('scripts', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const name of [
    'vite.config.ts',
    'scripts/browser-targets.ts',
    'scripts/bundled-scripts-plugin.ts',
    'scripts/inline-scripts-plugin.ts',
    'scripts/public-sources.ts',
    'react-router.config.ts',
    'app/root.tsx',
  ])
    writeFileSync(join(folder, name), '')
  for (const path of ['scripts/check.ts', 'scripts/doctor.ts', 'server.ts'])
    writeFileSync(join(folder, path), `console.log('${path} ran')`)
  writeFileSync(
    join(folder, 'scripts/build.ts'),
    "import { mkdirSync } from 'node:fs'; mkdirSync('build', { recursive: true })",
  )
  updatePackages()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Simulates a `git pull` that changes the packages. */
let version = 0
const updatePackages = () => writeFileSync(join(folder, 'package-lock.json'), `${++version}`)

/**
 * Runs a command. The doctor needs the site's packages, the check needs all. Returns npm's
 * arguments and the output.
 */
function run(command: 'check' | 'doctor' | 'build' | 'build:stale' | 'start', as = 'ready') {
  rmSync(join(folder, 'asked'), { force: true })
  const { npm_execpath: _, ...others } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    env: { ...others, PATH: `${join(folder, 'bin')}${delimiter}${others['PATH']}`, as },
    encoding: 'utf8',
  })
  const asked = join(folder, 'asked')
  return {
    asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [],
    said: stdout + stderr,
  }
}

const all = ['install --include=dev']
const site = ['install --omit=dev']

test('installs only the packages that a site needs, once, for a command like doctor', () => {
  const { asked, said } = run('doctor')
  expect(asked).toEqual(site)
  expect(said).toMatch(
    /^Installing what building and running need \(the first .*s\nscripts\/doctor\.ts ran/,
  )
  expect(run('doctor', 'away')).toEqual({ asked: [], said: 'scripts/doctor.ts ran\n' })
})

test('installs all packages for the check, and no packages for a later site command', () => {
  const { asked, said } = run('check')
  expect(asked).toEqual(all)
  expect(said).toMatch(
    /^Installing everything, for tests and checks too \(the first .*s\nscripts\/check\.ts ran/,
  )
  expect(run('check').asked).toEqual([])
  expect(run('doctor').asked).toEqual([])
})

test('adds the development packages for a check after a site command', () => {
  run('doctor')
  const { asked, said } = run('check')
  expect(asked).toEqual(all)
  expect(said).not.toContain('the first time')
  expect(run('doctor').asked).toEqual([])
})

test('limits the memory of a start unless the environment sets other limits', () => {
  const told = (arenas: string) => [...serverFlags, arenas].join(' ')
  writeFileSync(
    join(folder, 'server.ts'),
    "console.log([...process.execArgv, process.env.MALLOC_ARENA_MAX].join(' '))",
  )
  expect(run('start').said).toContain(told('2'))
  vi.stubEnv('MALLOC_ARENA_MAX', '8')
  expect(run('start').said).toContain(told('8'))
})

test('updates the same set of packages after a change of the lock file', () => {
  run('doctor')
  updatePackages()
  expect(run('doctor').asked).toEqual(site)
  run('check')
  updatePackages()
  expect(run('doctor').asked).toEqual(all)
  expect(run('check').asked).toEqual([])
})

test.each([
  ['doctor', site],
  ['check', all],
] as const)('repeats an interrupted installation at the next %s', (command, expected) => {
  expect(run(command, 'killed').said).not.toContain(`${command}.ts ran`)
  const { asked, said } = run(command)
  expect(asked).toEqual(expected)
  expect(said).toContain(`${command}.ts ran`)
})

test('repeats an interrupted full installation before a site command', () => {
  run('doctor')
  run('check', 'killed')
  expect(run('doctor').asked).toEqual(all)
})

test('reports an unreachable registry, and still runs commands with the installed packages', () => {
  run('doctor')
  expect(run('check', 'away').said).toContain('could not be installed.\nno registry')
  expect(run('doctor')).toEqual({ asked: [], said: 'scripts/doctor.ts ran\n' })
  expect(run('check').asked).toEqual(all)
})

test('updates all packages of a manual or older installation', () => {
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '')
  expect(run('doctor').asked).toEqual(all)
})

test('leaves linked packages unchanged', () => {
  run('doctor')
  const lender = join(folder, 'lender')
  renameSync(join(folder, 'node_modules'), lender)
  symlinkSync(lender, join(folder, 'node_modules'))
  updatePackages()
  const { asked, said } = run('check')
  expect(asked).toEqual([])
  expect(said).toBe('scripts/check.ts ran\n')
})

test('reports a missing test file before an installation or a build', () => {
  const words = ['scripts/run.mjs', 'test:e2e', 'tests/e2e/nope.test.ts']
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe('\nThere is no test file tests/e2e/nope.test.ts.\n')
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

test('build:stale builds the pages only if their sources have changed', () => {
  expect(run('build:stale').said).toMatch(/Building the pages … \d+ s\n$/)
  expect(run('build:stale').said).toBe('')
  writeFileSync(join(folder, 'app/root.tsx'), '// changed')
  expect(run('build:stale').said).toMatch(/^Building the pages … \d+ s\n$/)
})

test('builds the pages at a start only if the sources changed after the last build', () => {
  expect(run('build').said).toMatch(/Building the pages … \d+ s\n$/)
  expect(run('build').said).toContain('Building')
  expect(run('start').said).toBe('server.ts ran\n')
  for (const changed of ['app/root.tsx', 'scripts/inline-scripts-plugin.ts']) {
    writeFileSync(join(folder, changed), 'changed')
    expect(run('start').said).toMatch(/^Building the pages … \d+ s\nserver\.ts ran\n$/)
  }
})
