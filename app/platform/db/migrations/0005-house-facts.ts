import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Settings of the business. They were constants in the code before. An existing database gets the
 * values of these constants; a new database gets the values of the catalogue.
 */
export function houseFacts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('facts')
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('value_json', 'text', requiredColumn)
        .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
        .execute()
      for (const [name, value] of Object.entries(asTheCodeHadThem))
        await sql`insert into facts (name, value_json) values (${name}, ${JSON.stringify(value)})`.execute(
          db,
        )
    },
  }
}

const asTheCodeHadThem = {
  amc: {
    description:
      'Three services, two washes, 10% off labour and 5% off parts in one yearly contract.',
    teaser: 'Three services, two washes and discounts on labour and parts for one price a year.',
    features: [
      { text: 'Savings up to', figure: '30%' },
      { text: 'Maintenance services', figure: '3' },
      { text: 'Additional free washes', figure: '2' },
      { text: 'Discount on labour (except accidental)', figure: '10%' },
      { text: 'On spares and accessories', figure: '5%' },
      { text: 'On genuine engine oil', figure: '5%' },
      { text: 'Engine health report', figure: '1' },
    ],
    terms: ['Free maintenance for 1 year.', 'The AMC is purchasable after the free services.'],
  },
  'extended-warranty': {
    description:
      'Up to ten years: four extensions each for scooters and motorcycles, with the totals.',
    intro:
      'The first three years come with the machine. These four options take it to four, five, six or ten.',
    teaser: 'From three years to four, five, six or ten.',
    longest: 'ten years',
    tables: [
      {
        heading: 'Scooters',
        standard: { years: 3, km: 36_000 },
        extensions: [
          { years: 1, km: 12_000 },
          { years: 2, km: 24_000 },
          { years: 3, km: 36_000 },
          { years: 7, km: 84_000 },
        ],
      },
      {
        heading: 'Motorcycles',
        standard: { years: 3, km: 42_000 },
        extensions: [
          { years: 1, km: 16_000 },
          { years: 2, km: 28_000 },
          { years: 3, km: 40_000 },
          { years: 7, km: 88_000 },
        ],
      },
    ],
    conditions: [
      'Coverage ends with the period or the kilometres, whichever comes first.',
      'It pays for major parts and labour, at any authorised workshop in India.',
      'It goes with the machine when you sell it.',
    ],
  },
  'joy-club': {
    description:
      'Three years of points, accident cover and a better exchange for your old machine.',
    intro: 'For everybody who rides a machine of ours: ₹349 plus GST for three years.',
    benefits: [
      {
        term: '349 points at once',
        text: 'They are on your number within 72 hours, and one point is worth a rupee.',
      },
      {
        term: 'Points on every bill',
        text: 'Services, parts, accessories and the next machine all add to them.',
      },
      {
        term: 'Accident cover of ₹5 lakh',
        text: 'For the member, as long as the membership runs.',
      },
      {
        term: 'Exchange by code',
        text: 'Your code raises what we give for your old machine, whoever of the family buys.',
      },
    ],
  },
  finance: {
    intro: 'Bring five papers; we bring three lenders and put their whole cost side by side.',
    documents: [
      { name: 'Pass photo', detail: 'Two, in colour, not older than six months.' },
      { name: 'Proof of identity (POI)', detail: 'One of those listed below.' },
      {
        name: 'Proof of address (POA)',
        detail: 'One of those listed below, with your present address.',
      },
      { name: 'Cheque or bank passbook copy', detail: 'Of the last 3 months.' },
      { name: 'Income proof', detail: 'Salary slip or IT returns of the last 2 years.' },
    ],
    proofsOfAddress: [
      'Electricity bill',
      'Gas bill',
      'Bank account statement',
      'Landline bill',
      'Registered lease or rent agreement',
    ],
    proofsOfIdentity: ['Aadhar card', 'PAN card', 'Voter ID', 'Driving license', 'Passport'],
  },
  decorations: {
    amc: 'activa-125/icon-pearl-precious-white',
    'extended-warranty': 'cb-shine/icon-black',
    finance: 'activa-e/icon-pearl-serenity-blue',
    'joy-club': 'unicorn/icon-imperial-red-metallic',
    'test-ride': 'cb-shine/icon-black',
  },
}
