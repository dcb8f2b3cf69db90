import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listFileReferences } from './import-order.ts'

/** The files that differ from a commit, or why the comparison failed. */
export type ChangedFilesResult = { files: string[]; base: string } | { problem: string }

/**
 * Lists paths that differ from the commit at which this branch was created from `main`: committed,
 * in the working tree and untracked. On `main` the comparison is with HEAD. `from` sets another
 * commit to compare with.
 */
export function findChangedFiles(from?: string, cwd = process.cwd()): ChangedFilesResult {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  if (git('rev-parse', '--is-inside-work-tree') === undefined)
    return {
      problem: 'This folder is no git repository, so nothing says what has changed. Run npm test.',
    }
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (from !== undefined && commit(from) === undefined)
    return { problem: `git knows no commit "${from}". Name a branch, a tag or a commit.` }
  const main = from ?? ['main', 'origin/main'].find((name) => commit(name) !== undefined)
  if (main === undefined)
    return {
      problem:
        'git has neither main nor origin/main to compare with. Name a commit: npm run test:changed -- HEAD~1',
    }
  const base = git('merge-base', 'HEAD', main)
  if (base === undefined)
    return { problem: `HEAD and ${main} have no commit in common. Name another one.` }
  const lines = (text = '') => text.split('\0').filter((line) => line !== '')
  const files = [
    ...lines(git('diff', '--name-only', '-z', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]
  return { files: [...new Set(files)].sort(), base: base.slice(0, 8) }
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isUnitTest = (path: string) => isTest(path) && !path.startsWith('tests/e2e/')

/**
 * Returns the unit tests in the folders of changed or removed files, and other tests that import
 * one of these files.
 */
export function findAffectedUnitTests(changed: readonly string[]): string[] {
  const beside = changed.map(dirname).flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`))
  const all = [...beside, ...findImporters(changed)]
  return [...new Set(all)].filter(isUnitTest).filter(existsSync).sort()
}

/**
 * Returns the source files that import one of the changed or removed files, because their types may
 * break.
 */
export function findImporters(changed: readonly string[]): string[] {
  const targets = new Set(changed.filter((path) => /\.tsx?$/.test(path)))
  if (targets.size === 0) return []
  const sources = globSync(['{app,bench,machines,scripts,studio,tests}/**/*.{ts,tsx}', '*.ts'])
  return sources.filter((path) =>
    listFileReferences(path, readFileSync(path, 'utf8')).some(({ target }) => targets.has(target)),
  )
}
