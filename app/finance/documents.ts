/** What a lender asks for, with what counts as one where that is open. */
export const requiredDocuments: readonly { name: string; detail: string }[] = [
  { name: 'Pass photo', detail: 'Two, in colour, not older than six months.' },
  { name: 'Proof of identity (POI)', detail: 'One of those listed below.' },
  {
    name: 'Proof of address (POA)',
    detail: 'One of those listed below, with your present address.',
  },
  { name: 'Cheque or bank passbook copy', detail: 'Of the last 3 months.' },
  { name: 'Income proof', detail: 'Salary slip or IT returns of the last 2 years.' },
]

export const proofsOfAddress = [
  'Electricity bill',
  'Gas bill',
  'Bank account statement',
  'Landline bill',
  'Registered lease or rent agreement',
] as const

export const proofsOfIdentity = [
  'Aadhar card',
  'PAN card',
  'Voter ID',
  'Driving license',
  'Passport',
] as const
