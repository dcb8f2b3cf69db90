import { expect, it } from 'vitest'
import { routeTable } from '#tests/page-handler-from-sources.ts'

const pages = await Promise.all(
  [...new Set(routeTable.map(({ file }) => file))]
    .filter((file) => /^pages\/public\/.*\.tsx$/.test(file))
    .map(async (file) => ({ file, exported: Object.keys(await import(`./${file}`)) })),
)
const withLoader = pages.filter(({ exported }) => exported.includes('loader'))

it.each(withLoader)('$file keeps the page when its data fail to load', ({ exported }) => {
  expect(exported).toContain('clientLoader')
})

it('reads the pages from the table of routes', () => {
  expect(withLoader.length).toBeGreaterThan(20)
})
