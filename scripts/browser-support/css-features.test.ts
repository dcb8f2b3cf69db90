import { expect, test } from 'vitest'
import { findUnsupportedInCss } from './css-features.ts'

const featuresOf = (css: string) => findUnsupportedInCss(css).map(({ feature }) => feature)

test('finds a property, a value, a function and an at-rule that a browser lacks', () => {
  expect(featuresOf('p { field-sizing: content }')).toContain('css.properties.field-sizing')
  expect(featuresOf('p { display: ruby }')).toContain('css.properties.display.ruby')
  expect(featuresOf('p { color: light-dark(red, blue) }')).toContain('css.types.color.light-dark')
  expect(featuresOf('@starting-style { p { color: red } }')).toContain(
    'css.at-rules.starting-style',
  )
  expect(featuresOf('@media (scripting: none) { p { color: red } }')).toContain(
    'css.at-rules.media.scripting',
  )
})

test('finds nested rules', () => {
  expect(featuresOf('p { & a { color: red } }')).toContain('css.selectors.nesting')
})

test('finds an unsupported pseudo-class, alone and in a list of selectors', () => {
  expect(featuresOf('p:popover-open { color: red }')).toEqual(['css.selectors.popover-open'])
  expect(featuresOf('p, div:popover-open { color: red }')).toEqual([
    'css.selectors.popover-open in a list',
  ])
})

test('accepts an unsupported pseudo-class in a forgiving selector list', () => {
  expect(featuresOf('p:is([open], :popover-open, :open) { color: red }')).toEqual([])
})

test('accepts features inside @supports, and properties that also occur with a prefix', () => {
  expect(featuresOf('@supports (top: anchor(top)) { p { top: anchor(top) } }')).toEqual([])
  expect(featuresOf('p { -webkit-user-select: none; user-select: none }')).toEqual([])
})

test('ignores texts, addresses and class names', () => {
  expect(
    featuresOf(
      '.lg\\:open, [title=":open"] { background: url(a:open.png); content: "light-dark()" }',
    ),
  ).toEqual([])
})
