import { expect, test } from 'vitest'
import { jsonDiff } from './json-diff.ts'

const before = {
  tagline: 'Old',
  variants: [
    { name: 'Standard', difference: 0 },
    { name: 'Deluxe', difference: 9600 },
  ],
  note: 'Gone soon',
}

test('lists each changed value by the names of the fields that contain it', () => {
  const after = {
    tagline: 'New',
    variants: [
      { name: 'Standard', difference: 0 },
      { name: 'Sports', difference: 1 },
      { name: 'Deluxe', difference: 9800 },
    ],
  }
  expect(jsonDiff(before, after)).toEqual([
    { path: 'tagline', before: 'Old', after: 'New' },
    { path: 'variants', after: 'Sports' },
    { path: 'variants › Deluxe › difference', before: '9600', after: '9800' },
    { path: 'note', before: 'Gone soon' },
  ])
})

test('reports a reordered list as one difference', () => {
  const after = { ...before, variants: before.variants.toReversed() }
  expect(jsonDiff(before, after)).toEqual([
    { path: 'variants', before: 'Standard, Deluxe', after: 'Deluxe, Standard' },
  ])
})

test('compares two entries with the same name separately', () => {
  const twice = [
    { label: 'Brake', value: 'Disc' },
    { label: 'Brake', value: 'Drum' },
  ]
  expect(jsonDiff(twice, [twice[0], { label: 'Brake', value: 'Disc' }])).toEqual([
    { path: 'Brake (2) › value', before: 'Drum', after: 'Disc' },
  ])
})

test('matches entries with ids, and names them by their titles', () => {
  const offers = [
    { id: 1, title: 'Exchange bonus', picture: 'site/offer-1' },
    { id: 2, title: 'Helmet', picture: 'site/offer-2' },
    { id: 3, title: 'Charger', picture: 'site/offer-3' },
  ]
  const after = [
    { title: 'Test rides', picture: 'site/offer-4' },
    { ...offers[2], title: 'Home charger' },
    offers[0],
  ]
  expect(jsonDiff({ offers }, { offers: after })).toEqual([
    {
      path: 'offers',
      before: 'Exchange bonus, Home charger',
      after: 'Home charger, Exchange bonus',
    },
    { path: 'offers', after: 'Test rides' },
    { path: 'offers › Home charger › title', before: 'Charger', after: 'Home charger' },
    { path: 'offers', before: 'Helmet' },
  ])
})
