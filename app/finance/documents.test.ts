import { expect, it } from 'vitest'
import { proofsOfAddress, proofsOfIdentity, requiredDocuments } from './documents.ts'

it('asks for five documents, the last two of certain months and years', () => {
  expect(requiredDocuments.map(({ name }) => name)).toEqual([
    'Pass photo',
    'Proof of identity (POI)',
    'Proof of address (POA)',
    'Cheque or bank passbook copy',
    'Income proof',
  ])
  expect(requiredDocuments[3]?.detail).toContain('last 3 months')
  expect(requiredDocuments[4]?.detail).toContain('Salary slip or IT returns of the last 2 years')
})

it('takes five proofs of each', () => {
  expect(proofsOfAddress).toEqual([
    'Electricity bill',
    'Gas bill',
    'Bank account statement',
    'Landline bill',
    'Registered lease or rent agreement',
  ])
  expect(proofsOfIdentity).toEqual([
    'Aadhar card',
    'PAN card',
    'Voter ID',
    'Driving license',
    'Passport',
  ])
})
