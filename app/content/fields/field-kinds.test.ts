import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { validateDraft } from '#app/platform/schema/validate-draft.ts'
import { defineContent } from './define-content.ts'
import {
  colourField,
  entryNameField,
  lineField,
  tickField,
  wholeNumberField,
} from './field-kinds.ts'
import { checked, hiddenField, optional, ownField, withDefault } from './field-modifiers.ts'
import { groupField, partsField, rowsField } from './record-field-kinds.ts'
import { fileNameField, pictureNameField, turntableFramesField } from './upload-field-kinds.ts'

/** A content type for tests: a boat on a page of its own. */
const boats = defineContent({
  key: 'boat',
  label: 'the boat',
  page: '/boat',
  fields: {
    name: lineField('Name', { max: 20 }),
    rank: hiddenField(v.number('must be a number'), 'Place in the list'),
    sails: checked(
      rowsField('Sails', { name: lineField('Sail', { max: 20 }) }, { one: 'sail' }),
      (sails) => sails.length !== 1,
      'must not be a single sail',
    ),
    hoisted: optional(entryNameField('Hoisted sail', { max: 20, from: 'sails' })),
    size: withDefault(
      partsField({
        mast: optional(
          partsField({ metres: wholeNumberField('Mast'), secret: hiddenField(v.boolean()) }),
        ),
        hull: optional(
          groupField('Hull', {
            metres: wholeNumberField('Length'),
            upTo: optional(wholeNumberField('Greatest length')),
            approximate: tickField('Length is approximate'),
          }),
        ),
      }),
      {},
    ),
    frames: optional(
      turntableFramesField('All around', {
        least: 2,
        most: 3,
        minimum: { width: 480, height: 270 },
      }),
    ),
    manual: optional(fileNameField('Manual', 'pdf')),
    paint: optional(colourField('Paint', { start: '#888888' })),
    photo: optional(pictureNameField('Photo', { minimum: { width: 960, height: 540 } })),
    colour: optional(ownField(v.picklist(['white']), { kind: 'text', label: 'Colour' })),
  },
  sections: [
    {
      id: 'boat',
      title: 'Boat',
      fields: ['name', 'sails', 'hoisted', 'size', 'frames', 'manual', 'paint', 'photo', 'colour'],
    },
  ],
  rules: [
    {
      field: 'hoisted',
      isMet: ({ hoisted, sails }) => !hoisted || sails.some(({ name }) => name === hoisted),
      says: 'must be one of the sails',
    },
  ],
})
const boat = { name: 'Meenakshi', rank: 1, sails: [] }
const errorsOf = (change: object) => validateDraft(boats.schema, { ...boat, ...change }).errors

describe('the editor', () => {
  const [section] = boats.sections()

  it('does not show hidden fields', () => {
    expect(section?.fields.map(({ name }) => name)).toEqual([
      'name',
      'sails',
      'hoisted',
      'size.mast.metres',
      'size.hull',
      'frames',
      'manual',
      'paint',
      'photo',
      'colour',
    ])
  })

  it('marks the fields of an optional record as optional', () => {
    expect(section?.fields[3]).toEqual({
      name: 'size.mast.metres',
      kind: 'number',
      label: 'Mast',
      isOptional: true,
    })
  })

  it('shows a group with the paths of its fields', () => {
    expect(section?.fields[4]).toEqual({
      name: 'size.hull',
      kind: 'group',
      label: 'Hull',
      fields: [
        { name: 'size.hull.metres', kind: 'number', label: 'Length' },
        { name: 'size.hull.upTo', kind: 'number', label: 'Greatest length' },
        {
          name: 'size.hull.approximate',
          kind: 'tick',
          label: 'Length is approximate',
          isOptional: true,
        },
      ],
    })
  })

  it('names a path by the labels of its fields, also of a hidden one', () => {
    expect(boats.labels(['sails', '0', 'name'])).toEqual(['Sail 1', 'Sail'])
    expect(boats.labels(['size', 'hull', 'upTo'])).toEqual(['Greatest length'])
    expect(boats.labels(['rank'])).toEqual(['Place in the list'])
    expect(boats.labels(['unheardOf'])).toEqual(['unheardOf'])
  })
})

describe('the schema', () => {
  it('adds the default value of a missing field', () => {
    expect(validateDraft(boats.schema, boat).document).toEqual({ ...boat, size: {} })
  })

  it('reports a rule about several fields at its field', () => {
    expect(errorsOf({ hoisted: 'Jib' })).toEqual({ hoisted: 'must be one of the sails' })
  })

  it.each([
    ['a value that its rule refuses', { sails: [{ name: 'Jib' }] }, 'sails'],
    ['a wrong value in a hidden field', { rank: 'first' }, 'rank'],
    ['too many pictures of a turntable', { frames: ['a', 'b', 'c', 'd'] }, 'frames'],
    ['a file of another kind', { manual: 'media/0123456789abcdef.mp4' }, 'manual'],
  ])('refuses %s', (_, change, path) => {
    expect(Object.keys(errorsOf(change))).toEqual([path])
  })
})

it('finds each picture of a turntable, with its place', () => {
  expect(boats.references({ ...boat, frames: ['a', 'b'] })).toEqual([
    { path: 'frames.0', to: 'picture', name: 'a' },
    { path: 'frames.1', to: 'picture', name: 'b' },
  ])
  expect(boats.pictures({ ...boat, frames: ['a', 'b'] })).toEqual(['a', 'b'])
})

describe('the warnings about a document', () => {
  const upload = (size: string) => `media/0123456789abcdef-${size}`

  it('name a picture that is too small, and its size', () => {
    expect(boats.warnings({ ...boat, photo: upload('400x300') })).toEqual([
      {
        path: 'photo',
        says: 'has 400 × 300 pixels. It needs at least 960 × 540 to look sharp.',
      },
    ])
  })

  it.each([
    ['a picture of the minimum size', { photo: upload('960x540') }],
    ['a picture of the catalogue', { photo: 'site/boat' }],
    ['a chosen colour', { paint: '#aa0000' }],
    ['missing values', {}],
    ['a wrong value', { photo: 400, frames: 'many' }],
  ])('do not name %s', (_, change) => {
    expect(boats.warnings({ ...boat, ...change })).toEqual([])
  })

  it('name a picture that is too low, although it is wide', () => {
    expect(boats.warnings({ ...boat, photo: upload('1600x400') })).toHaveLength(1)
  })

  it('name one small picture of a turntable', () => {
    const frames = [upload('1600x900'), upload('320x180')]
    expect(boats.warnings({ ...boat, frames })).toMatchObject([{ path: 'frames' }])
  })

  it('name a colour that nobody has chosen', () => {
    expect(boats.warnings({ ...boat, paint: '#888888' })).toMatchObject([{ path: 'paint' }])
  })

  it('do not prevent publication', () => {
    expect(validateDraft(boats.schema, { ...boat, photo: upload('4x3') }).errors).toEqual({})
  })
})
