import { expect, it } from 'vitest'
import { adminPages, publicPages } from './page-addresses.ts'
import {
  isFirstOfTemplate,
  listTemplatePages,
  portalPageTemplates,
  publicPageTemplates,
} from './page-templates.ts'

it.each([
  ['public', publicPages, listTemplatePages(publicPageTemplates)],
  ['portal', adminPages, listTemplatePages(portalPageTemplates)],
])('each %s page has one template', (_, pages, withTemplate) => {
  expect(pages.filter((page) => !withTemplate.includes(page))).toEqual([])
  expect(withTemplate.filter((page, index) => withTemplate.indexOf(page) !== index)).toEqual([])
})

it('uses the first page of a template as its example', () => {
  expect(isFirstOfTemplate(publicPageTemplates, '/motorcycle')).toBe(true)
  expect(isFirstOfTemplate(publicPageTemplates, '/scooters')).toBe(false)
})
