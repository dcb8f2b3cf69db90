import { expect, it } from 'vitest'
import { adminPages, publicPages } from './pages.ts'
import { isExample, pagesOf, portalTemplates, publicTemplates } from './templates.ts'

it.each([
  ['public', publicPages, pagesOf(publicTemplates)],
  ['portal', adminPages, pagesOf(portalTemplates)],
])('each %s page has one template', (_, pages, withTemplate) => {
  expect(pages.filter((page) => !withTemplate.includes(page))).toEqual([])
  expect(withTemplate.filter((page, index) => withTemplate.indexOf(page) !== index)).toEqual([])
})

it('takes the first page of a template as its example', () => {
  expect(isExample(publicTemplates, '/motorcycle')).toBe(true)
  expect(isExample(publicTemplates, '/scooters')).toBe(false)
})
