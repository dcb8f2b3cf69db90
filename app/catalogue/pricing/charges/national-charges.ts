import type { Charge } from './charges-content.ts'

/** The day on which the sources of all rows were read. */
export const checkedOn = '2026-11-26'

export const commonFields = { border: 'upTo', isDeduction: false, toConfirm: false } as const

export const lifeTax = {
  ...commonFields,
  key: 'life-tax',
  label: 'Life tax',
  side: 'government',
  need: 'always',
  checkedOn,
} as const satisfies Partial<Charge>

/** Rates of a tax by the ex-showroom price. The last one has no limit. */
export const slabsByPrice = (
  ...steps: NonNullable<Charge['steps']>
): Pick<Charge, 'amount' | 'by' | 'steps'> => ({ amount: 'slabs', by: 'exShowroom', steps })

const registration = {
  ...commonFields,
  key: 'registration-fee',
  label: 'Registration fee',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  from: '2016-12-29',
  checkedOn,
  source: 'transport.telangana.gov.in, fees (rule 81, Central Motor Vehicles Rules)',
} as const satisfies Partial<Charge>

/** The fees of rule 81, which are the same in all states. */
export const registrationFees = {
  petrol: { ...registration, fuel: 'petrol', origin: 'domestic', rupees: 300 },
  imported: { ...registration, fuel: 'petrol', origin: 'imported', rupees: 2500 },
  electric: { ...registration, fuel: 'electric', rupees: 300, toConfirm: true },
} as const satisfies Record<string, Charge>

const thirdParty = {
  ...commonFields,
  key: 'third-party-insurance',
  label: 'Third-party insurance, 5 years',
  note: 'Compulsory by law for every new two-wheeler.',
  side: 'insurance',
  need: 'always',
  amount: 'slabs',
  gstPercent: 18,
  from: '2022-06-01',
  checkedOn,
  source: 'Third-party tariff of 2022; National Insurance guide 2023–24',
} as const satisfies Partial<Charge>

const guide = {
  ...commonFields,
  side: 'insurance',
  gstPercent: 18,
  from: '2023-04-01',
  checkedOn,
  source: 'National Insurance, guide rates 2023–24',
} as const satisfies Partial<Charge>

const ownDamage = {
  ...guide,
  key: 'own-damage-insurance',
  label: 'Own-damage insurance, 1 year',
  need: 'offered',
  amount: 'slabs',
  of: ['idv'],
} satisfies Partial<Charge>

/** Zone A: the eight largest cities. Guide rates in per cent up to 150 cc, up to 350 cc, above. */
const guideRates = {
  A: [1.708, 1.793, 1.879],
  B: [1.676, 1.76, 1.844],
} as const

/** The insurance of a new vehicle, with guide rates for the zone of its registration. */
export function insuranceCharges(zone: keyof typeof guideRates): Charge[] {
  const [small, medium, large] = guideRates[zone]
  return [
    {
      ...thirdParty,
      fuel: 'petrol',
      by: 'cc',
      steps: [
        { to: 75, rupees: 2901 },
        { to: 150, rupees: 3851 },
        { to: 350, rupees: 7365 },
        { rupees: 15_117 },
      ],
    },
    {
      ...thirdParty,
      fuel: 'electric',
      by: 'kw',
      steps: [
        { to: 3, rupees: 2466 },
        { to: 7, rupees: 3273 },
        { to: 16, rupees: 6260 },
        { rupees: 12_849 },
      ],
    },
    {
      ...ownDamage,
      note: 'Insurers set their own price and often give a discount. You may buy it elsewhere.',
      fuel: 'petrol',
      by: 'cc',
      steps: [{ to: 150, percent: small }, { to: 350, percent: medium }, { percent: large }],
    },
    {
      ...ownDamage,
      note: 'No guide rate was found for electric vehicles; this is the rate of small engines. You may buy it elsewhere.',
      fuel: 'electric',
      by: 'kw',
      steps: [{ percent: small }],
      toConfirm: true,
    },
    {
      ...guide,
      key: 'accident-cover',
      label: 'Accident cover for the owner, 1 year',
      note: 'For ₹15 lakh. You need none if you already have such a cover.',
      need: 'unlessCovered',
      amount: 'fixed',
      rupees: 295,
      toConfirm: true,
    },
    {
      ...guide,
      key: 'zero-depreciation',
      label: 'Zero-depreciation cover',
      note: 'The insurer pays for new parts in full.',
      need: 'chosen',
      requires: 'own-damage-insurance',
      amount: 'part',
      of: ['idv'],
      percent: 0.17,
    },
  ]
}

/** Charges after the insurance that are the same in all states. */
export const furtherCharges: readonly Charge[] = [
  {
    ...commonFields,
    key: 'hypothecation',
    label: 'Entry of the loan in the registration card',
    note: 'Only with a loan. Its removal costs a fee later.',
    side: 'government',
    need: 'financed',
    amount: 'fixed',
    rupees: 500,
    from: '2016-12-29',
    checkedOn,
    source: 'Rule 81, Central Motor Vehicles Rules',
    toConfirm: true,
  },
  {
    ...commonFields,
    key: 'tcs',
    label: 'Tax collected at source (TCS)',
    note: 'It is credited to your income tax.',
    side: 'government',
    need: 'always',
    above: 1_000_000,
    amount: 'part',
    of: ['exShowroom'],
    percent: 1,
    from: '2017-01-01',
    checkedOn,
    source: 'Income-tax Act, section 206C(1F)',
    toConfirm: true,
  },
  {
    ...commonFields,
    key: 'number-plates',
    label: 'High-security number plates',
    note: 'The manufacturer supplies them, and their cost is in the price of the vehicle.',
    side: 'maker',
    need: 'shownAtZero',
    amount: 'fixed',
    rupees: 0,
    from: '2019-04-01',
    checkedOn,
    source: 'Rule 50, Central Motor Vehicles Rules',
  },
  {
    ...commonFields,
    key: 'handling',
    label: 'Handling and logistics',
    note: 'No law allows this charge, and we do not make it.',
    side: 'dealer',
    need: 'shownAtZero',
    amount: 'fixed',
    rupees: 0,
    from: '2016-03-07',
    checkedOn,
    source: 'Notices of transport departments (Deccan Herald, 7 March 2016; Sakshi, 23 July 2016)',
  },
]
