import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findAffectedUnitTests, findChangedFiles, findImporters } from './changed-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-changed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(...words: string[]) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...author, ...words], { cwd: folder, stdio: 'ignore' })
}

function write(path: string, text = path) {
  writeFileSync(join(folder, path), text)
}

function commit(...paths: string[]) {
  for (const path of paths) write(path)
  git('add', '.')
  git('commit', '-m', 'change')
}

it('lists files that were committed on the branch, edited, deleted or added', () => {
  git('init', '-b', 'main')
  commit('kept.ts', 'edited.ts', 'deleted.ts')
  git('checkout', '-b', 'branch')
  commit('committed.ts')
  write('edited.ts', 'other')
  write('with space.ts')
  rmSync(join(folder, 'deleted.ts'))
  expect(findChangedFiles(undefined, folder)).toEqual({
    files: ['committed.ts', 'deleted.ts', 'edited.ts', 'with space.ts'],
    base: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
})

it('compares with a given commit', () => {
  git('init', '-b', 'main')
  commit('first.ts')
  commit('second.ts')
  expect(findChangedFiles(undefined, folder)).toMatchObject({ files: [] })
  expect(findChangedFiles('HEAD~1', folder)).toMatchObject({ files: ['second.ts'] })
})

it('reports that a folder is no repository', () => {
  expect(findChangedFiles(undefined, folder)).toEqual({
    problem: 'This folder is no git repository, so nothing says what has changed. Run npm test.',
  })
})

it('reports that no branch main exists to compare with', () => {
  git('init', '-b', 'other')
  commit('first.ts')
  expect(findChangedFiles(undefined, folder)).toEqual({
    problem: expect.stringMatching(
      /neither main nor origin\/main .* npm run test:changed -- HEAD~1$/,
    ),
  })
})

it('reports an unknown commit', () => {
  git('init', '-b', 'main')
  commit('first.ts')
  expect(findChangedFiles('nowhere', folder)).toEqual({
    problem: 'git knows no commit "nowhere". Name a branch, a tag or a commit.',
  })
})

it('finds the unit tests beside a changed file and the unit tests that import the file', () => {
  const found = findAffectedUnitTests([
    'scripts/changed-files.ts',
    'tests/support/test-databases.ts',
  ])
  expect(found).toContain('scripts/affected-browser-tests.test.ts')
  expect(found).toContain('app/site/offers/offer-store.server.test.ts')
  expect(found).not.toContain('app/platform/money/format-rupees.test.ts')
})

it('finds the files that import a changed or removed file', () => {
  const found = findImporters([
    'app/site/offers/offer-fields.ts',
    'tests/support/test-databases.ts',
    'app/app.css',
  ])
  expect(found).toContain('app/site/offers/offer-store.server.ts')
  expect(found).toContain('app/site/offers/offer-store.server.test.ts')
  expect(found).not.toContain('app/platform/money/format-rupees.ts')
  expect(findImporters(['app/app.css'])).toEqual([])
})
