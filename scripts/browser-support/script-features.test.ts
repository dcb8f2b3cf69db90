import { expect, test } from 'vitest'
import { findUnsupportedInScript } from './script-features.ts'

const featuresOf = (code: string) => findUnsupportedInScript(code).map(({ feature }) => feature)

test.each([
  ['URL.parse(text)', 'api.URL.parse_static'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['Map.groupBy(rows, kindOf)', 'javascript.builtins.Map.groupBy'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['Temporal.Now.instant()', 'javascript.builtins.Temporal'],
  ['globalThis.requestIdleCallback(start)', 'api.Window.requestIdleCallback'],
  ['document.startViewTransition(draw)', 'api.Document.startViewTransition'],
  ['menu.showPopover()', 'api.HTMLElement.showPopover'],
  ['chosen.union(range)', 'javascript.builtins.Set.union'],
  ['/[\\p{L}--[a-z]]/v.test(text)', 'javascript.builtins.RegExp.unicodeSets'],
  ['/(?i:a)b/.test(text)', 'javascript.regular_expressions.modifier'],
  ['{ using file = open() }', 'javascript.statements.using'],
  [
    'import data from "./x.json" with { type: "json" }',
    'javascript.statements.import.import_attributes',
  ],
  ['jsx("button", { popoverTarget: "menu" })', 'html.elements.button.popovertarget'],
  ['jsx(`details`, { name: `part` })', 'html.elements.details.name'],
  ['jsx("div", { popover: "auto" })', 'html.global_attributes.popover'],
  ['menu.querySelector(":popover-open")', 'css.selectors.popover-open'],
  ['menu.querySelectorAll(`a, :popover-open`)', 'css.selectors.popover-open'],
  ['menu.matches(":popover-open")', 'css.selectors.popover-open'],
  ['link?.closest(":popover-open")', 'css.selectors.popover-open'],
  ['window.URL.parse(text)', 'api.URL.parse_static'],
  ['globalThis.URL.parse(text)', 'api.URL.parse_static'],
  ['self.Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['window.document.startViewTransition(draw)', 'api.Document.startViewTransition'],
  ['window.self.URL.parse(text)', 'api.URL.parse_static'],
  ['jsx("div", { onScrollEnd: settle })', 'api.Element.scrollend_event'],
  ['jsx("div", { onScrollEndCapture: settle })', 'api.Element.scrollend_event'],
  ['strip.addEventListener("scrollend", settle)', 'api.Element.scrollend_event'],
  ['addEventListener("scrollend", settle)', 'api.Element.scrollend_event'],
  ['strip.onscrollend = settle', 'api.Element.scrollend_event'],
])('finds %s', (code, feature) => {
  expect(featuresOf(code)).toContain(feature)
})

test.each([
  'rows.toSorted().at(-1)',
  'new URL(text); structuredClone(rows)',
  'if (typeof CloseWatcher === "function") open()',
  'globalThis.requestIdleCallback?.(start)',
  'const navigation = read(); navigation.go()',
  'function show({ navigation }) { return navigation }',
  'state.navigation; ({ navigation: 1 })',
  'yard.union',
  'jsx("details", { open: true })',
  'menu.querySelector(":is([open], :popover-open)")',
  'menu.querySelector(chosen); text.replace(":popover-open", "")',
  'window.URL.parse?.(text); self.URL.createObjectURL(file)',
  'jsx("details", { onToggle: fold, onClick: fold })',
  'jsx(Strip, { onScrollEnd: settle })',
  'dialog.addEventListener("cancel", stop); state.onscrollend',
])('accepts %s', (code) => {
  expect(featuresOf(code)).toEqual([])
})

test('throws for code that cannot be parsed', () => {
  expect(() => findUnsupportedInScript('let = =')).toThrow()
})
