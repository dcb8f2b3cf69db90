/** What the yearly maintenance contract holds, read across: "Savings up to 30%". */
export const amcFeatures: readonly { text: string; figure: string }[] = [
  { text: 'Savings up to', figure: '30%' },
  { text: 'Maintenance services', figure: '3' },
  { text: 'Additional free washes', figure: '2' },
  { text: 'Discount on labour (except accidental)', figure: '10%' },
  { text: 'On spares and accessories', figure: '5%' },
  { text: 'On genuine engine oil', figure: '5%' },
  { text: 'Engine health report', figure: '1' },
]

export const amcTerms = [
  'Free maintenance for 1 year.',
  'The AMC is purchasable after the free services.',
] as const
