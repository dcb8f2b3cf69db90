import { expect, test } from 'vitest'
import { robotsTxt, sitemapXml } from './sitemap-and-robots.ts'

test('the sitemap lists each page once and escapes XML', () => {
  const xml = sitemapXml('https://dealer.example', [])
  expect(xml).toContain('<loc>https://dealer.example/</loc>')
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(sitemapXml('https://a&b.example', [])).toContain('https://a&amp;b.example/')
})

test('the sitemap lists every public page, and two pages for each model', () => {
  const model = { bikeName: 'DIO125' }
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/a.example([^<]+)</g)].map(([, it]) => it)
  const alone = paths(sitemapXml('https://a.example', []))
  expect(alone).toHaveLength(22)
  expect(alone).toContain('/service-booking')
  expect(paths(sitemapXml('https://a.example', [model]))).toEqual([
    ...alone,
    '/view-details/DIO125',
    '/angle-view/DIO125',
  ])
})

test('the sitemap adds pages of forms that are not listed yet, without duplicates', () => {
  const xml = sitemapXml('https://a.example', [], ['/finance', '/insurance'])
  expect(xml.match(/<loc>[^<]+/g)).toHaveLength(23)
  expect(xml).toContain('<loc>https://a.example/insurance</loc>')
})

test('robots.txt excludes the portal and contains the address of the sitemap', () => {
  const text = robotsTxt('https://dealer.example')
  expect(text).toContain('Disallow: /admin/')
  expect(text).toContain('Sitemap: https://dealer.example/sitemap.xml')
})

test('the sitemap encodes a model name that has non-ASCII characters', () => {
  expect(sitemapXml('https://a.example', [{ bikeName: '🏍Zest' }])).toContain(
    '<loc>https://a.example/view-details/%F0%9F%8F%8DZest</loc>',
  )
})
