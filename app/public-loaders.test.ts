import { expect, it } from 'vitest'
import { routeTable } from '#tests/page-handler-from-sources.ts'

const pages = await Promise.all(
  [...new Set(routeTable.map(({ file }) => file))]
    .filter((file) => /^pages\/public\/.*\.tsx$/.test(file))
    .map(async (file) => ({ file, exported: Object.keys(await import(`./${file}`)) })),
)
const withLoader = pages.filter(({ exported }) => exported.includes('loader'))

it.each(withLoader)(
  '$file keeps the current page when the next page’s data fail to load',
  ({ exported }) => {
    expect(exported).toContain('clientLoader')
  },
)

it('the list of public pages comes from the route table', () => {
  expect(withLoader.length).toBeGreaterThan(20)
})
