import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasInMemoryFolder, inMemoryFolder } from './in-memory-folder.ts'

it('refuses a folder that does not exist', () => {
  expect(hasInMemoryFolder('/no/such/folder')).toBe(false)
})

it('uses the folder of the run', () => {
  expect(inMemoryFolder()).toBe(process.env['TEST_QUICK_FOLDER'])
  expect(tmpdir()).toContain('showroom-run-')
})
