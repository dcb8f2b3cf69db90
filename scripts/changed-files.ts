import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The files that differ from a commit, or why it cannot be told. */
export type Changes = { files: string[]; base: string } | { problem: string }

/**
 * Paths that differ from the commit where this branch left `main`: committed, in the working tree and untracked. On
 * `main` itself they differ from HEAD. `from` names another commit.
 */
export function changedFiles(from?: string, cwd = process.cwd()): Changes {
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

/** The unit tests in the folders of changed or removed files, and those elsewhere that import one of these files. */
export function unitTestsOf(changed: readonly string[]): string[] {
  const sources = changed.filter((path) => /\.tsx?$/.test(path))
  const beside = changed.map(dirname).flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`))
  const imports = sources.map((path) => `'#${path.replace('tests/support/', 'tests/')}'`)
  const importing = globSync('{app,scripts,studio,tests}/**/*.test.{ts,tsx}').filter((path) => {
    const text = readFileSync(path, 'utf8')
    return imports.some((it) => text.includes(it))
  })
  return [...new Set([...beside, ...importing])].filter(isUnitTest).filter(existsSync).sort()
}
