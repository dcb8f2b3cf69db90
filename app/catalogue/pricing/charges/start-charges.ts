import type { ChargeState } from './charge-states.ts'
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
import { telanganaCharges } from './start-charges-telangana.ts'

/** Rule 81 allows ₹200 for the card. States may add the post. */
const card = {
  ...commonFields,
  key: 'registration-card',
  label: 'Registration card',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  rupees: 200,
  from: '2016-12-29',
  checkedOn,
  source: 'Rule 81, note 1, Central Motor Vehicles Rules',
  toConfirm: true,
} as const satisfies Charge

const petrolTax = { ...lifeTax, fuel: 'petrol' } as const
const electricTax = { ...lifeTax, fuel: 'electric', toConfirm: true } as const
const noTax = { amount: 'fixed', rupees: 0 } as const
const partOf = (of: string, percent: number): Pick<Charge, 'amount' | 'of' | 'percent'> => ({
  amount: 'part',
  of: [of],
  percent,
})
const cess = {
  ...commonFields,
  key: 'cess',
  label: 'Cess on the life tax',
  side: 'government',
  need: 'always',
  checkedOn,
} as const satisfies Partial<Charge>

type StateTable = Pick<ChargeTable, 'stateCode' | 'place'> & {
  /** Zone of the place in the guide rates of insurers. */
  zone: 'A' | 'B'
  taxes: readonly Charge[]
}

const tableOf = ({ stateCode, place, zone, taxes }: StateTable): ChargeTable => ({
  stateCode,
  place,
  holdsDays: 7,
  charges: [
    ...taxes,
    ...Object.values(registrationFees),
    card,
    ...insuranceCharges(zone),
    ...furtherCharges,
  ],
})

/**
 * Tables with which a dealer can start, as found on 26 November 2026. Rows that no source confirms
 * are marked to be confirmed. No rates were found for the other states.
 */
export const startCharges: Readonly<Partial<Record<ChargeState, ChargeTable>>> = {
  TG: telanganaCharges,
  AP: tableOf({
    stateCode: 'AP',
    place: 'Vijayawada',
    zone: 'B',
    taxes: [
      {
        ...petrolTax,
        ...slabsByPrice({ to: 50_000, percent: 9 }, { percent: 12 }),
        from: '2021-11-24',
        source: 'Andhra Pradesh amendment of 2021 (New Indian Express, 24 November 2021)',
      },
      {
        ...electricTax,
        ...noTax,
        from: '2024-12-01',
        source: 'Andhra Pradesh policy 4.0 for electric vehicles, 2024 to 2029',
      },
      {
        ...cess,
        key: 'road-safety-cess',
        label: 'Road safety cess',
        ...partOf('life-tax', 10),
        from: '2026-03-06',
        source: 'Andhra Pradesh Ordinance 1/2026 (Hans India, 6 March 2026)',
      },
    ],
  }),
  KA: tableOf({
    stateCode: 'KA',
    place: 'Bengaluru',
    zone: 'A',
    taxes: [
      {
        ...petrolTax,
        ...slabsByPrice({ to: 50_000, percent: 10 }, { to: 100_000, percent: 12 }, { percent: 18 }),
        from: '2017-01-01',
        source: 'transport.karnataka.gov.in (2017); later changes are not known',
        toConfirm: true,
      },
      {
        ...electricTax,
        ...noTax,
        from: '2016-01-01',
        source: 'Exempt by rule since 2016; whether this holds in 2026 is not known',
      },
      {
        ...cess,
        ...partOf('life-tax', 11),
        from: '2017-01-01',
        source: 'No source was found for this rate',
        toConfirm: true,
      },
    ],
  }),
  TN: tableOf({
    stateCode: 'TN',
    place: 'Chennai',
    zone: 'A',
    taxes: [
      {
        ...petrolTax,
        ...slabsByPrice({ to: 100_000, percent: 10 }, { percent: 12 }),
        from: '2023-11-09',
        source: 'tnpscthervupettagam.com, rates of 2023',
        toConfirm: true,
      },
      {
        ...electricTax,
        ...noTax,
        from: '2026-01-01',
        until: '2027-12-31',
        source: 'NDTV Profit, 31 December 2025',
        toConfirm: false,
      },
    ],
  }),
  MH: tableOf({
    stateCode: 'MH',
    place: 'Mumbai',
    zone: 'A',
    taxes: [
      {
        ...petrolTax,
        origin: 'domestic',
        amount: 'slabs',
        by: 'cc',
        steps: [{ to: 99, percent: 10 }, { to: 299, percent: 11 }, { percent: 12 }],
        from: '2020-01-01',
        source: 'Digit; unchanged in 2025 (Lokmat, 22 March 2025)',
      },
      {
        ...petrolTax,
        origin: 'imported',
        ...partOf('exShowroom', 20),
        from: '2020-01-01',
        source: 'Digit; unchanged in 2025 (Lokmat, 22 March 2025)',
      },
      {
        ...electricTax,
        ...noTax,
        from: '2025-04-01',
        source: 'Lokmat, 22 March 2025; the end of the exemption is not known',
      },
    ],
  }),
  DL: tableOf({
    stateCode: 'DL',
    place: 'Delhi',
    zone: 'A',
    taxes: [
      {
        ...petrolTax,
        ...partOf('exShowroom', 8),
        from: '2025-01-01',
        source: 'Seen on a price of ₹78,789 (inkhabar.com, 2025); cheaper vehicles may pay less',
        toConfirm: true,
      },
      {
        ...electricTax,
        ...noTax,
        from: '2020-10-10',
        source: 'Delhi policy for electric vehicles; the end of the exemption is not known',
      },
    ],
  }),
  UP: tableOf({
    stateCode: 'UP',
    place: 'Lucknow',
    zone: 'B',
    taxes: [
      {
        ...petrolTax,
        ...slabsByPrice({ to: 40_000, percent: 7 }, { percent: 9 }),
        border: 'below',
        from: '2025-04-21',
        source: 'Uttar Pradesh, rates of 21 April 2025 (newsbuck.com)',
      },
      {
        ...electricTax,
        ...slabsByPrice({ to: 40_000, percent: 7 }, { percent: 9 }),
        border: 'below',
        from: '2025-10-14',
        source:
          'Since 14 October 2025, only vehicles made in Uttar Pradesh are exempt, until 13 October 2027 (Jagran, 13 October 2025)',
      },
    ],
  }),
  GJ: tableOf({
    stateCode: 'GJ',
    place: 'Ahmedabad',
    zone: 'A',
    taxes: [
      {
        ...petrolTax,
        ...partOf('exShowroom', 6),
        from: '2025-04-01',
        source: 'Follows from the rate for electric vehicles (carandbike, April 2025)',
        toConfirm: true,
      },
      {
        ...electricTax,
        ...partOf('exShowroom', 6),
        from: '2026-04-01',
        source: '1 % until 31 March 2026 (carandbike, April 2025); what follows is not known',
      },
    ],
  }),
}
