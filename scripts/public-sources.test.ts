import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { listPublicSources } from './public-sources.ts'

const sources = listPublicSources()

it('finds the sources of public pages: the frame and parts that load late or after a tap', () => {
  expect(sources).toEqual(
    expect.arrayContaining([
      'app/pages/public/home.tsx',
      'app/site/frame/site-header.tsx',
      'app/catalogue/vehicles/detail/accessories-panel.tsx',
      'app/site/enquiry-form/thank-you-panel.tsx',
      'app/ui/components/toast-list.tsx',
    ]),
  )
})

it('finds no file of the portal', () => {
  const folders = new Set(sources.map((path) => dirname(path)))
  for (const folder of ['pages/admin', 'portal', 'desk', 'yard', 'figures', 'reports', 'people'])
    expect(folders).not.toContain(`app/${folder}`)
  for (const folder of ['factors', 'hands', 'staff', 'live', 'changes', 'rates', 'turns'])
    expect(folders).not.toContain(`app/${folder}`)
})

it('finds no link to the portal, because such a link would load the staff’s style sheet', () => {
  const leading = sources
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => readFileSync(path, 'utf8').includes('/admin'))
  expect(leading).toEqual([])
})
