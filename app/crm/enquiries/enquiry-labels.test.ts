import { expect, it } from 'vitest'
import { findLabelMatches } from './enquiry-labels.ts'

it.each([
  [['test'], ['test-ride'], ['test-ride']],
  [['serv'], ['service-booking'], []],
  [['ser'], [], []],
  [['vice'], [], []],
  [['amc'], ['amc'], []],
  [['follow-up', 'followup'], [], ['follow-up']],
  [['no-show'], [], ['no-show']],
  [['in'], [], []],
  [['prog'], [], ['in-work']],
  [['lost'], [], ['lost']],
  [['asha'], [], []],
  [[''], [], []],
])('finds the types and states for the word %j', (spellings, kinds, states) => {
  expect(findLabelMatches(spellings)).toEqual({ kinds, states })
})
