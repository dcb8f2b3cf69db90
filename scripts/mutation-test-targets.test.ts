import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listMutationTestTargets } from './mutation-test-targets.ts'

it('finds the files of every noun once, including renamed rules', () => {
  const files = listMutationTestTargets().flatMap((noun) => noun.files)
  expect(files).toContain('app/crm/enquiries/enquiry-store.server.ts')
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

it('finds the tests outside the nouns’ folders', () => {
  const named = listMutationTestTargets().flatMap(({ tests }) =>
    tests.filter((it) => !it.includes('*')),
  )
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('runs one given noun, and lists the nouns for an unknown one', () => {
  expect(listMutationTestTargets('dealer-details').map(({ noun }) => noun)).toEqual([
    'dealer-details',
  ])
  expect(() => listMutationTestTargets('dealers')).toThrow(/no noun dealers.*forms, http/)
})
