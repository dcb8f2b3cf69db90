import { describe, expect, it } from 'vitest'
import { withValueAt } from '#app/platform/schema/json-path.ts'
import { detectContradictions } from './detect-contradictions.ts'
import { parseStatedAmounts } from './parse-stated-amounts.ts'

const hornet = {
  engineCc: 184.4,
  summary: { engine: '184.40 cc', power: '12.7 kW @ 8,500 rpm' },
  description: 'A street bike.',
  figures: {
    power: { kw: 12.7, rpm: 8500, stated: '12.7 kW @ 8,500 rpm' },
    torque: { nm: 15.7, rpm: 6000, stated: '16.1 Nm @ 6,000 rpm' },
    weightKg: { value: 142 },
  },
  specifications: {
    bodyDimensions: [{ label: 'Kerb weight', value: '142 kg' }],
    engineDetails: [
      { label: 'Maximum power', value: '12.7 kW @ 8,500 rpm' },
      { label: 'Maximum torque', value: '16.1 Nm @ 6,000 rpm' },
    ],
  },
  features: [
    {
      heading: '16.1 Nm at 6,000 rpm',
      description: 'All of 16.1 Nm is there early. It is 140 mm wide.',
    },
  ],
}

const sentences = (document: unknown) => detectContradictions(document).map((it) => it.sentence)

function chosen(document: unknown, label: string): unknown {
  const choice = detectContradictions(document)
    .flatMap(({ choices }) => choices)
    .find((it) => it.label === label)
  expect(choice).toBeDefined()
  return choice?.changes.reduce((now, { path, value }) => withValueAt(now, path, value), document)
}

describe('a contradiction between a figure and the texts of a model', () => {
  it('names each amount and where it is stated', () => {
    expect(sentences(hornet)).toEqual([
      'Torque is 15.7 Nm in Key figures and 16.1 Nm in Torque as stated by the manufacturer, Specification, Features.',
    ])
  })

  it('is corrected in all places at once, without any other change', () => {
    const agreed = chosen(hornet, 'Use 15.7 Nm everywhere')
    expect(sentences(agreed)).toEqual([])
    expect(agreed).toMatchObject({
      figures: { torque: { nm: 15.7, stated: '15.7 Nm @ 6,000 rpm' } },
      specifications: { engineDetails: [{}, { value: '15.7 Nm @ 6,000 rpm' }] },
      features: [
        {
          heading: '15.7 Nm at 6,000 rpm',
          description: 'All of 15.7 Nm is there early. It is 140 mm wide.',
        },
      ],
    })
  })

  it('can be corrected by setting the figure to the amount of the texts', () => {
    const agreed = chosen(hornet, 'Use 16.1 Nm everywhere')
    expect(sentences(agreed)).toEqual([])
    expect(agreed).toMatchObject({ figures: { torque: { nm: 16.1 } } })
  })

  it('compares amounts in the unit of the figure', () => {
    const inBhp = withValueAt(hornet, ['summary', 'power'], '17.03 bhp @ 8,500 rpm')
    expect(sentences(inBhp)).toEqual(sentences(hornet))
    const other = withValueAt(inBhp, ['summary', 'power'], '19 bhp @ 8,500 rpm')
    expect(sentences(other)[0]).toBe('Power is 12.7 kW in Key figures and 19 bhp in Power.')
    expect(chosen(other, 'Use 12.7 kW everywhere')).toMatchObject({
      summary: { power: '17 bhp @ 8,500 rpm' },
    })
  })

  it('offers no correction if a text states amounts by variant', () => {
    const path = ['specifications', 'bodyDimensions', 0, 'value']
    const byVariant = withValueAt(hornet, path, '114 (drum), 115 (disc) kg')
    const [, weight] = detectContradictions(byVariant)
    expect(weight).toEqual({
      sentence: 'Weight is 142 kg in Key figures and 114 (drum), 115 (disc) kg in Specification.',
      choices: [],
    })
  })

  it('compares and corrects a range', () => {
    const ranged = withValueAt(hornet, ['figures', 'weightKg', 'upTo'], 144)
    expect(chosen(ranged, 'Use 142–144 kg everywhere')).toMatchObject({
      specifications: { bodyDimensions: [{ value: '142–144 kg' }] },
    })
  })

  it('is not reported if the figure is missing or no text states the amount', () => {
    expect(sentences(withValueAt(hornet, ['figures'], undefined))).toEqual([])
    expect(sentences({})).toEqual([])
    expect(sentences(undefined)).toEqual([])
  })
})

describe('the amounts stated in a text', () => {
  const values = (text: string, units: Record<string, number>) =>
    parseStatedAmounts(text, units).map((it) => it.values)

  it('are read from thousands, ranges and products', () => {
    expect(values('12.7 kW @ 14,500 rpm', { rpm: 1 })).toEqual([[14_500]])
    expect(values('830–834 mm', { mm: 1 })).toEqual([[830, 834]])
    expect(values('2 × 1.5 kWh, swappable', { kWh: 1 })).toEqual([[2, 1.5, 3]])
    expect(values('102 km at 60 km/h', { km: 1 })).toEqual([[102]])
  })

  it('are read quickly from a long row of digits', () => {
    expect(values('1,11'.repeat(4_000), { kg: 1 })).toEqual([])
    expect(values('1'.repeat(4_000), { kg: 1 })).toEqual([])
  })
})
