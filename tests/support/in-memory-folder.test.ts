import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasInMemoryFolder, inMemoryFolder } from './in-memory-folder.ts'

it('finds no room in a folder that is not there', () => {
  expect(hasInMemoryFolder('/no/such/folder')).toBe(false)
})

it('takes the folder of the run', () => {
  expect(inMemoryFolder()).toBe(process.env['TEST_QUICK_FOLDER'])
  expect(tmpdir()).toContain('showroom-run-')
})
