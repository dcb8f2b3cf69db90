import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const app = testApp(await openTestDatabase(), {}, await pageHandlerFromSources())

it('offers a search, a telephone number, links, and three models with pictures', async () => {
  const answer = await app.request('/motorcyle', { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? []
  expect(main).toMatch(/<form [^>]*action="\/search".*<input [^>]*name="q".*<\/form>/s)
  expect(visibleText(main)).toContain('call +91 00000 00001')
  expect(main).toContain('href="tel:+910000000001"')
  expect(main.match(/<a [^>]*href="\/view-details\/[^>]*>\s*<picture/g)).toHaveLength(3)
  for (const path of ['/motorcycle', '/scooters', '/ev', '/contact'])
    expect(main).toContain(`href="${path}"`)
})
