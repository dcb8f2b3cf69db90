import type { Charge, ChargeTable } from './charges-content.ts'
import {
  checkedOn,
  commonFields,
  furtherCharges,
  insuranceCharges,
  lifeTax,
  registrationFees,
  slabsByPrice,
} from './national-charges.ts'

const taxOrder = {
  ...lifeTax,
  ...slabsByPrice(
    { to: 50_000, percent: 9 },
    { to: 100_000, percent: 12 },
    { to: 200_000, percent: 15 },
    { percent: 18 },
  ),
  source: 'Telangana GO Ms 53 of 13 August 2025 (New Indian Express, 14 August 2025)',
} as const satisfies Partial<Charge>

const electricOrder = {
  fuel: 'electric',
  amount: 'fixed',
  rupees: 0,
  from: '2024-11-18',
  until: '2026-12-31',
  source: 'Telangana GO Ms 41 of 16 November 2024',
  toConfirm: false,
} as const satisfies Partial<Charge>

const cess = {
  ...commonFields,
  key: 'road-safety-cess',
  label: 'Road safety cess',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  rupees: 2000,
  from: '2026-03-01',
  checkedOn,
  source: 'Telangana Amendment Act 2026, 9th Schedule (New Indian Express, 27 February 2026)',
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
    { ...taxOrder, fuel: 'petrol', from: '2025-08-14' },
    {
      ...lifeTax,
      ...electricOrder,
      note: 'Electric vehicles pay no life tax until 31 December 2026.',
    },
    { ...taxOrder, fuel: 'electric', from: '2027-01-01', toConfirm: true },
    registrationFees.petrol,
    registrationFees.imported,
    {
      ...registrationFees.electric,
      ...electricOrder,
      note: 'Electric vehicles pay no registration fee until 31 December 2026.',
    },
    { ...registrationFees.electric, from: '2027-01-01' },
    {
      ...commonFields,
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
      ...commonFields,
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
    ...insuranceCharges('A'),
    ...furtherCharges,
  ],
}
