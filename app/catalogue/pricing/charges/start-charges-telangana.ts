import type { Charge, ChargeTable } from './charges-content.ts'

const checkedOn = '2026-11-26'

const tariff = { checkedOn, source: 'Third-party tariff of 2022; National Insurance guide 2023–24' }
const guide = { checkedOn, source: 'National Insurance, guide rates 2023–24' }
const electricOrder = { checkedOn, source: 'Telangana GO Ms 41 of 16 November 2024' }
const cessAct = {
  checkedOn,
  source: 'Telangana Amendment Act 2026, 9th Schedule (New Indian Express, 27 February 2026)',
}

const common = { border: 'upTo', isDeduction: false, toConfirm: false } as const

const lifeTax = {
  ...common,
  key: 'life-tax',
  label: 'Life tax',
  side: 'government',
  need: 'always',
  checkedOn,
  source: 'Telangana GO Ms 53 of 13 August 2025 (New Indian Express, 14 August 2025)',
} as const satisfies Partial<Charge>

const lifeTaxSlabs: Pick<Charge, 'amount' | 'by' | 'steps'> = {
  amount: 'slabs',
  by: 'exShowroom',
  steps: [
    { to: 50_000, percent: 9 },
    { to: 100_000, percent: 12 },
    { to: 200_000, percent: 15 },
    { percent: 18 },
  ],
}

const registration = {
  ...common,
  key: 'registration-fee',
  label: 'Registration fee',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  checkedOn,
  source: 'transport.telangana.gov.in, fees (rule 81, Central Motor Vehicles Rules)',
} as const satisfies Partial<Charge>

const cess = {
  ...common,
  ...cessAct,
  key: 'road-safety-cess',
  label: 'Road safety cess',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  rupees: 2000,
  from: '2026-03-01',
} as const satisfies Partial<Charge>

const thirdParty = {
  ...common,
  ...tariff,
  key: 'third-party-insurance',
  label: 'Third-party insurance, 5 years',
  note: 'Compulsory by law for every new two-wheeler.',
  side: 'insurance',
  need: 'always',
  amount: 'slabs',
  gstPercent: 18,
  from: '2022-06-01',
} as const satisfies Partial<Charge>

const ownDamage = {
  ...common,
  ...guide,
  key: 'own-damage-insurance',
  label: 'Own-damage insurance, 1 year',
  side: 'insurance',
  need: 'offered',
  gstPercent: 18,
  from: '2023-04-01',
} as const satisfies Partial<Charge>

/**
 * The charges of Telangana as found on 26 November 2026. Rows that no source confirms are marked to
 * be confirmed by the dealer.
 */
export const telanganaCharges: ChargeTable = {
  stateCode: 'TG',
  place: 'Hyderabad',
  holdsDays: 7,
  charges: [
    { ...lifeTax, ...lifeTaxSlabs, fuel: 'petrol', from: '2025-08-14' },
    {
      ...lifeTax,
      ...electricOrder,
      note: 'Electric vehicles pay no life tax until 31 December 2026.',
      fuel: 'electric',
      amount: 'fixed',
      rupees: 0,
      from: '2024-11-18',
      until: '2026-12-31',
    },
    { ...lifeTax, ...lifeTaxSlabs, fuel: 'electric', from: '2027-01-01', toConfirm: true },
    { ...registration, fuel: 'petrol', origin: 'domestic', rupees: 300, from: '2016-12-29' },
    { ...registration, fuel: 'petrol', origin: 'imported', rupees: 2500, from: '2016-12-29' },
    {
      ...registration,
      ...electricOrder,
      note: 'Electric vehicles pay no registration fee until 31 December 2026.',
      fuel: 'electric',
      rupees: 0,
      from: '2024-11-18',
      until: '2026-12-31',
    },
    { ...registration, fuel: 'electric', rupees: 300, from: '2027-01-01', toConfirm: true },
    {
      ...common,
      key: 'registration-card',
      label: 'Registration card',
      note: '₹250 for the card and ₹35 for the post.',
      side: 'government',
      need: 'always',
      amount: 'fixed',
      rupees: 285,
      from: '2024-03-24',
      checkedOn,
      source: 'Times of India, 24 March 2024; Hans India, 31 July 2024',
    },
    {
      ...common,
      key: 'service-charge',
      label: 'Service charge of the transport department',
      side: 'government',
      need: 'always',
      amount: 'part',
      of: ['exShowroom'],
      percent: 0.5,
      from: '2025-07-28',
      checkedOn,
      source: 'Telangana GO Ms 51 of 22 July 2025 (New Indian Express, 29 July 2025)',
    },
    { ...cess, fuel: 'petrol' },
    {
      ...cess,
      note: 'The law does not say that electric vehicles are exempt.',
      fuel: 'electric',
      toConfirm: true,
    },
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
      amount: 'slabs',
      by: 'cc',
      of: ['idv'],
      steps: [{ to: 150, percent: 1.708 }, { to: 350, percent: 1.793 }, { percent: 1.879 }],
    },
    {
      ...ownDamage,
      note: 'No guide rate was found for electric vehicles; this is the rate of small engines. You may buy it elsewhere.',
      fuel: 'electric',
      amount: 'slabs',
      by: 'kw',
      of: ['idv'],
      steps: [{ percent: 1.708 }],
      toConfirm: true,
    },
    {
      ...common,
      ...guide,
      key: 'accident-cover',
      label: 'Accident cover for the owner, 1 year',
      note: 'For ₹15 lakh. You need none if you already have such a cover.',
      side: 'insurance',
      need: 'unlessCovered',
      amount: 'fixed',
      rupees: 295,
      gstPercent: 18,
      from: '2023-04-01',
      toConfirm: true,
    },
    {
      ...common,
      ...guide,
      key: 'zero-depreciation',
      label: 'Zero-depreciation cover',
      note: 'The insurer pays for new parts in full.',
      side: 'insurance',
      need: 'chosen',
      requires: 'own-damage-insurance',
      amount: 'part',
      of: ['idv'],
      percent: 0.17,
      gstPercent: 18,
      from: '2023-04-01',
    },
    {
      ...common,
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
      ...common,
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
      ...common,
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
      ...common,
      key: 'handling',
      label: 'Handling and logistics',
      note: 'No law allows this charge, and we do not make it.',
      side: 'dealer',
      need: 'shownAtZero',
      amount: 'fixed',
      rupees: 0,
      from: '2016-03-07',
      checkedOn,
      source:
        'Notices of transport departments (Deccan Herald, 7 March 2016; Sakshi, 23 July 2016)',
    },
  ],
}
