import { expect, test } from 'vitest'
import { axeFindingsInBothSchemes } from '#tests/axe.ts'
import { findingsOn, nothingOn } from '#tests/axe-pages.ts'
import { expectComplaint, openWindow } from '#tests/browser.ts'
import { publicPages } from '#tests/pages.ts'
import { sharedSite as site } from '#tests/shared-site.ts'

const nowhere = '/no-such-page'
const there = publicPages.filter((path) => path !== nowhere)
// A slow machine has time for each walk, and a failure says where.
const walks = Array.from({ length: Math.ceil(there.length / 7) }, (_, index) =>
  there.slice(index * 7, index * 7 + 7),
)

test.each([...walks, [nowhere]].map((paths) => [paths.join(' '), paths] as const))(
  'axe finds nothing on %s, in light and in dark',
  async (_, paths) => {
    if (paths.includes(nowhere)) expectComplaint(/404/)
    const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
    expect(await findingsOn(page, paths, axeFindingsInBothSchemes)).toEqual(nothingOn(paths))
  },
)
