import type { Download } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'
import { packZip, unpackZip } from '#tests/zip-archives.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const torque = '10.9 Nm @ 6,000 rpm'
const isShown = async () =>
  (await (await fetch(`${site.url}/view-details/DIO?tab=specifications`)).text()).includes(torque)

async function downloaded(file: Download): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await file.createReadStream()) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('staff export the catalogue, import it with an edited torque figure and undo the import', async () => {
  const page = await openLoggedInWindow(site, '/admin/catalogue', {
    viewport: { width: 375, height: 812 },
  })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download ZIP' }).click(),
  ])
  const files = await unpackZip(await downloaded(file))
  const dio = JSON.parse(String(files['vehicles/dio.json']))
  const row = dio.specifications.engineDetails.find((it: { label: string }) =>
    /torque/i.test(it.label),
  )
  row.value = torque
  const choose = async (content: Buffer) =>
    page
      .getByLabel('Choose a ZIP file or drop it here')
      .setInputFiles({ name: 'catalogue.zip', mimeType: 'application/zip', buffer: content })

  await choose(await packZip({ ...files, 'vehicles/dio.json': JSON.stringify(dio, null, 2) }))
  await page.getByText('1 changed · 27 unchanged').waitFor()
  await page.getByText('DIO', { exact: true }).click()
  await page.getByText(torque).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await isShown()).toBe(false)
  await page.getByRole('button', { name: 'Apply these changes' }).click()
  await page.getByText('Imported. The changes are on the site now.').waitFor()
  expect(await isShown()).toBe(true)

  await page.getByRole('button', { name: 'Undo catalogue.zip' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The import is undone.').waitFor()
  expect(await isShown()).toBe(false)
})
