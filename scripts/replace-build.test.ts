import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceBuild } from './replace-build.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a build with one script of this name to another folder, then moves it into place. */
function build(script: string): void {
  const next = join(folder, 'next')
  for (const at of ['client/assets', 'client/fonts', 'server'])
    mkdirSync(join(next, at), { recursive: true })
  writeFileSync(join(next, 'client/assets', script), script)
  writeFileSync(join(next, 'client/fonts/anek.woff2'), '')
  writeFileSync(join(next, 'server/index.js'), script)
  replaceBuild(next, join(folder, 'build'))
}

const scripts = (of: string) => readdirSync(join(folder, 'build', of, 'assets'))

test('moves the first build into place', () => {
  build('app-1.js')
  expect(readdirSync(folder)).toEqual(['build'])
  expect(readdirSync(join(folder, 'build')).sort()).toEqual(['before', 'client', 'server'])
  expect(readdirSync(join(folder, 'build/before'))).toEqual([])
})

test('replaces a build and keeps only the previous build’s scripts', () => {
  build('app-1.js')
  build('app-2.js')
  expect(readFileSync(join(folder, 'build/server/index.js'), 'utf8')).toBe('app-2.js')
  expect([scripts('client'), scripts('before')]).toEqual([['app-2.js'], ['app-1.js']])
  build('app-3.js')
  expect([scripts('client'), scripts('before')]).toEqual([['app-3.js'], ['app-2.js']])
  expect(readdirSync(folder)).toEqual(['build'])
})

test('keeps the previous build’s scripts when the same build is repeated', () => {
  build('app-1.js')
  build('app-2.js')
  build('app-2.js')
  expect([scripts('client'), scripts('before')]).toEqual([['app-2.js'], ['app-1.js']])
})

test('ignores the remains of an interrupted build', () => {
  build('app-1.js')
  for (const left of ['next/before/assets', 'next-replaced/client'])
    mkdirSync(join(folder, left), { recursive: true })
  build('app-2.js')
  expect([scripts('client'), scripts('before')]).toEqual([['app-2.js'], ['app-1.js']])
  expect(readdirSync(folder)).toEqual(['build'])
})
