import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const back = `${'a-long-name-'.repeat(8)}back.jpg`
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

test('files are added, retried, shown, deleted and restored on a phone', async () => {
  expectConsoleError(/415|net::ERR_FAILED/)
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  const added = await page.request.post('/api/enquiries', {
    data: { kind: 'sales', source: 'walk-in', answers: { name: 'Asha Files' } },
    headers: { Origin: site.url },
  })
  const { reference } = await added.json()
  await page.goto(`/admin/desk/${reference}`)
  const files = page.getByRole('region', { name: 'Files' })
  await files.getByText('No files yet.').waitFor()

  await files.getByRole('button', { name: 'Add files' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add files to the enquiry' })
  await dialog.getByText('cover the first eight digits').waitFor()
  await dialog.getByLabel('Kind of document').selectOption('Driving licence')
  expect(await axeFindings(page)).toEqual([])

  // The second file loses the network, and only this file is sent again.
  const sent: string[] = []
  await page.route('**/attachments', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    const [, name = ''] = /filename="([^"]+)"/.exec(body) ?? []
    sent.push(name)
    return name === back && sent.filter((it) => it === name).length === 1
      ? route.abort()
      : route.continue()
  })
  const picture = async (name: string, width: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sampleJpeg({ width }),
  })
  await page
    .locator('#field-attachments')
    .setInputFiles([
      await picture('front.jpg', 60),
      await picture(back, 70),
      { name: 'liar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    ])
  await dialog.getByText('its content is not a PDF').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).tap()
  await expect.poll(() => dialog.getByText('Saved', { exact: true }).count()).toBe(2)
  expect(sent).toEqual(['front.jpg', back, 'liar.pdf', back])
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap()
  await dialog.waitFor({ state: 'hidden' })

  const link = files.getByRole('link', { name: /^Driving licence front\.jpg/ })
  await link.waitFor()
  const small = files.locator('img').first()
  await expect
    .poll(() => small.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBe(60)
  await expect.poll(() => files.getByRole('listitem').count()).toBe(2)
  await page.getByText('File added: Driving licence').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await axeFindings(page)).toEqual([])

  // Deleting and restoring works by keyboard.
  await files.getByRole('button', { name: 'Delete Driving licence: front.jpg' }).focus()
  await page.keyboard.press('Enter')
  await link.waitFor({ state: 'detached' })
  expect(await hasFocus(files.getByRole('heading', { name: 'Files' }))).toBe(true)
  await page.getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Enter')
  await link.waitFor()
  await page.getByText('File restored: Driving licence').waitFor()
})
