import { describe, expect, it } from 'vitest'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import type { DocumentField } from '#app/content/document-editor/document-sections.ts'
import { type JsonPath, valueAt, withValueAt } from '#app/platform/schema/json-path.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { validateModelDraft } from './validate-model-draft.ts'

// Drafts, versions and archives of earlier releases depend on these messages and fields.

const { vehicles } = readCatalogue('catalogue')
const [demo] = vehicles

const range = { value: 5, upTo: 6, approximate: true }
const picture = 'media/0123456789abcdef-1600x900'

/** A model with a value in every field. */
const complete = {
  ...demo,
  formValue: 'honda-demo',
  availability: 'on-sale',
  note: 'Only a few are left.',
  engineCc: 184.4,
  film: 'aBcDeFgHiJk',
  filmFile: 'media/0123456789abcdef.mp4',
  brochure: 'media/0123456789abcdef.pdf',
  picturesShow: 'Standard',
  variants: [{ name: 'Standard', difference: 0 }],
  colours: [
    {
      name: 'Red',
      slug: 'red',
      swatch: '#aa0000',
      swatch2: '#111111',
      finish: 'gloss',
      variant: 'Standard',
      picture: 'red',
      hero: picture,
      icon: picture,
    },
  ],
  figures: {
    power: { kw: 12, upToKw: 13, rpm: 8000, isPeak: false, stated: '12 kW', approximate: true },
    torque: { nm: 15, rpm: 6000, stated: '15 Nm', approximate: false },
    weightKg: range,
    mileageKmpl: { ...range, kind: 'owners', source: 'A survey', checkedOn: '2026-01-01' },
  },
  specifications: {
    bodyDimensions: [{ label: 'Length', value: '2 m', approximate: true, variant: 'Standard' }],
    engineDetails: [],
    transmissionDetails: [],
    tyreDetails: [],
    frame: [],
    electrical: [],
  },
  features: [{ heading: 'Lamp', description: 'It shines.', picture }],
  accessories: [
    {
      heading: 'Visor',
      description: 'Against the wind.',
      partNo: 'SR-ACC-1042',
      price: '1250.00',
      picture,
      fitting: 'visor',
    },
  ],
  pictures: {
    folder: 'demo',
    turntable: 'demo',
    isPlaceholder: false,
    side: picture,
    rear: picture,
    frames: Array.from({ length: 12 }, () => picture),
    told: [{ name: picture, alt: 'From the left', focus: { x: 10, y: 20 } }],
  },
  sources: [{ what: 'All figures', source: 'Brochure', checkedOn: '2026-01-01' }],
}

function listPaths(value: unknown, at: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [at]
  const [first] = Array.isArray(value) ? [0] : []
  const names = first === undefined ? Object.keys(value) : [first]
  return [at, ...names.flatMap((name) => listPaths(valueAt(value, [name]), [...at, name]))]
}

/** Returns a value that is wrong at this place. */
function wrongValue(value: unknown): unknown {
  if (typeof value === 'number') return -1
  return typeof value === 'string' ? 'Ä'.repeat(1000) : 'wrong'
}

const messagesOf = (document: unknown) => {
  const { gaps, errors } = validateModelDraft(document)
  return Object.entries({ ...gaps, ...errors }).map(([path, says]) =>
    modelContent.fieldMessage(path, says),
  )
}

describe('the messages about a model', () => {
  const paths = listPaths(complete).slice(1)
  const withChange = (change: (value: unknown) => unknown) =>
    paths.map((path) => {
      const changed = withValueAt(complete, path, change(valueAt(complete, path)))
      return `${path.join('.')}: ${messagesOf(changed).join(' · ') || '–'}`
    })

  it('are the recorded ones for each missing field', async () => {
    await expect(withChange(() => undefined).join('\n')).toMatchFileSnapshot(
      './recorded/messages-about-missing-fields.txt',
    )
  })

  it('are the recorded ones for a wrong value in each field', async () => {
    await expect(withChange(wrongValue).join('\n')).toMatchFileSnapshot(
      './recorded/messages-about-wrong-values.txt',
    )
  })

  it.each([
    ['is complete', {}, []],
    ['has an unknown field', { unheardOf: 1 }, ['unheardOf is not a known field']],
    [
      'repeats a variant',
      { variants: [...complete.variants, { name: 'STANDARD', difference: 1 }] },
      ['Variants must not repeat a name'],
    ],
    [
      'repeats a colour',
      { colours: [...complete.colours, ...complete.colours] },
      ['Colours and pictures must not repeat a web address (slug)'],
    ],
    [
      'shows an unknown variant in its pictures',
      { picturesShow: 'Deluxe' },
      ['Variant shown in the pictures must be a variant of this model'],
    ],
    [
      'has too few turntable pictures',
      { pictures: { ...complete.pictures, frames: [picture] } },
      ['360° view must have at least 12 entries'],
    ],
  ])('are right for a model that %s', (_, change, messages) => {
    expect(messagesOf({ ...complete, ...change })).toEqual(messages)
  })
})

it('reads each model of the demo as it is', () => {
  expect(vehicles.map((model) => validateModelDraft(model).document)).toEqual(vehicles)
})

it('shows the recorded fields in the editor', async () => {
  const lines = (fields: readonly DocumentField[], indent: string): string[] =>
    fields.flatMap(({ name, label, ...field }) => {
      const below = 'fields' in field ? field.fields : []
      const more = Object.entries({ ...field, fields: undefined })
        .filter(([, value]) => value !== undefined && typeof value !== 'function')
        .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
      return [
        `${indent}${name}: ${label}`,
        ...more.toSorted().map((it) => `${indent}    ${it}`),
      ].concat(lines(below, `${indent}  `))
    })
  const shown = modelContent
    .sections()
    .flatMap(({ id, title, hint, fields }) => [
      `${id}: ${title}`,
      hint ?? '',
      ...lines(fields, '  '),
    ])
  await expect(shown.join('\n')).toMatchFileSnapshot('./recorded/editor-fields.txt')
})
