import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { isSafeLink } from './is-safe-link.ts'
import { MarkdownContent } from './markdown-content.tsx'
import { parseMarkdown } from './parse-markdown.server.ts'
import { fillPlaceholders, findUnknownPlaceholder, type PlaceholderValues } from './placeholders.ts'

const page = (text: string, fill?: (text: string) => string) => {
  const element = createElement(MarkdownContent, { blocks: parseMarkdown(text, fill) })
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}
const inside = (text: string) =>
  page(text)
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')
    .replaceAll(/ data-discover="true"/g, '')

it('parses headings, lists, bold, emphasis and links', () => {
  expect(
    inside(
      '# One\n\n## Two *x*\n\n### Three\n\nA **bold** [way](/offers),\nand on.\n\n- a\n- b\n\n1. c\n\n2. d',
    ),
  ).toBe(
    '<h2>One</h2><h2>Two <em>x</em></h2><h3>Three</h3>' +
      '<p>A <strong>bold</strong> <a href="/offers">way</a>,\nand on.</p>' +
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
  )
  expect(inside('[a](tel:+910000000001) [b](mailto:a@b.example) [c](https://x.example/)')).toBe(
    '<p><a href="tel:+910000000001">a</a> <a href="mailto:a@b.example">b</a> <a href="https://x.example/">c</a></p>',
  )
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://evil.example)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x "onerror=alert(1)")',
  '`<script>`',
  '    <script>alert(1)</script>',
  '| a |\n|---|\n| <script> |',
])('removes markup, pictures and foreign links from %j', (text) => {
  const html = page(text)
  expect(html).not.toMatch(/<(?!\/?(div|p|ul|ol|li|h2|h3|strong|em)\b)/)
})

it('parses deep nesting and long repetitions quickly', () => {
  for (const text of ['[', '*', '**a', '- ', '> ', '![', '{', '[a](', '\n- a\n  - '])
    expect(page(text.repeat(3000)).length).toBeGreaterThan(0)
})

const places: PlaceholderValues = {
  dealer: '*Meridian* <b>',
  city: 'Hyderabad',
  area: 'Street',
  address: 'Plot 12',
  'sales hours': '10 to 8',
  'service hours': '9 to 6',
  'open days': '6',
  'closing days': 'closed on Tuesdays',
  phone: '+91 00000 00001',
  'service phone': '+91 00000 00002',
  email: 'a@b.example',
  models: '22',
  'longest warranty': 'ten years',
  'dealer-page': '/dealers/1',
}

it('fills placeholders as text and not as markup, also in addresses', () => {
  const fill = (text: string) => fillPlaceholders(text, places)
  expect(page('{dealer} [x]({dealer-page}) [{email}](mailto:{email})', fill)).toContain(
    '*Meridian* &lt;b&gt; <a href="/dealers/1" data-discover="true">x</a> <a href="mailto:a@b.example">a@b.example</a>',
  )
  expect(fill('{sales hours}, { city }, {town}')).toBe('10 to 8, Hyderabad, {town}')
})

it('finds an unknown placeholder', () => {
  expect(findUnknownPlaceholder('{dealer} in {town}')).toBe('{town}')
  expect(findUnknownPlaceholder('{sales hours}, { city }')).toBeUndefined()
})

it('allows links to site pages, https, telephones and mailboxes', () => {
  expect(
    ['/offers', '/a?b=c#d', 'https://a.example', 'tel:+91', 'mailto:a@b.c'].every(isSafeLink),
  ).toBe(true)
  expect(['', '#x', 'x', '//a', '/a b', 'https:a', 'file:///x', 'mailto:'].some(isSafeLink)).toBe(
    false,
  )
})
