import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasMemoryRoom, quickFolder } from './quick-folder.ts'

it('finds no room in a folder that is not there', () => {
  expect(hasMemoryRoom('/no/such/folder')).toBe(false)
})

it('takes the folder of the run', () => {
  expect(quickFolder()).toBe(process.env['TEST_QUICK_FOLDER'])
  expect(tmpdir()).toContain('showroom-run-')
})
