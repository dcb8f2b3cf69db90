import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listMutationTestTargets } from './mutation-test-targets.ts'

it('finds the files of every noun once, including rules with another name', () => {
  const files = listMutationTestTargets().flatMap((noun) => noun.files)
  expect(files).toContain('app/crm/enquiries/enquiry-store.server.ts')
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

it('finds tests outside the noun’s folder', () => {
  const named = listMutationTestTargets().flatMap(({ tests }) =>
    tests.filter((it) => !it.includes('*')),
  )
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('selects one given noun, and lists all nouns for an unknown name', () => {
  expect(listMutationTestTargets('dealer-details').map(({ noun }) => noun)).toEqual([
    'dealer-details',
  ])
  expect(() => listMutationTestTargets('dealers')).toThrow(/no noun dealers.*forms, http/)
})
