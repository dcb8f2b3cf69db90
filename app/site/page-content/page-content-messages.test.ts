import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { pageContentDeclarations, pageContentMessage } from './page-content-declarations.ts'
import { type PageContentKey, pageContentKeys } from './page-content-keys.ts'

onEachDatabase('messages about page contents', (getDatabase) => {
  it('name every field of the published documents by its label', async () => {
    const { parts } = testApp(getDatabase()).services
    for (const key of pageContentKeys) {
      const { document } = await parts.read(key)
      const { labels } = pageContentDeclarations[key]
      const unnamed = pathsOfValues(document).filter((path) =>
        labels(path).some((label) => path.includes(label) && !/^\d+$/.test(label)),
      )
      expect([key, unnamed]).toEqual([key, []])
    }
  })
})

it.each<[PageContentKey, string, string]>([
  ['slides', 'slides.0.until', 'Slide 1, Last day'],
  ['dealer', 'salesPhones.1', 'Sales phones, line 2'],
  ['dealer', 'hours.holidays.2.on', 'Holiday 3, Date'],
  ['films', 'films.0.file', 'Film 1, Film file'],
  ['home', 'translations.hi.welcome', 'Welcome line in Hindi'],
])('of %s name %s as “%s”', (key, path, name) => {
  expect(pageContentMessage(path, 'is wrong', key)).toBe(`${name} is wrong`)
})

function pathsOfValues(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return at.at(-1) === 'id' ? [] : [at]
  return Object.entries(value).flatMap(([name, below]) => pathsOfValues(below, [...at, name]))
}
