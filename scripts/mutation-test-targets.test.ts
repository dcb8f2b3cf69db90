import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listMutationTestTargets } from './mutation-test-targets.ts'

it('finds the files of every noun, each once: a rule that was renamed is not forgotten', () => {
  const files = listMutationTestTargets().flatMap((noun) => noun.files)
  expect(files).toContain('app/crm/enquiries/enquiry-store.server.ts')
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

it('has the tests that stand elsewhere', () => {
  const named = listMutationTestTargets().flatMap(({ tests }) =>
    tests.filter((it) => !it.includes('*')),
  )
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('runs one noun where one is asked for, and says which there are', () => {
  expect(listMutationTestTargets('dealer-details').map(({ noun }) => noun)).toEqual([
    'dealer-details',
  ])
  expect(() => listMutationTestTargets('dealers')).toThrow(/no noun dealers.*forms, http/)
})
