import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openPage } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 } }
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const heroName = 'హార్నెట్ "నీలం".jpg'

test('phone photos are uploaded, processed and published as a turntable', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/hornet-2-0', phone)
  await page.getByRole('group', { name: 'Colours and pictures' }).locator('summary').first().click()
  const hero = page.getByLabel(/^Photo in this colour/).first()
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/pictures'),
  )
  await hero.setInputFiles(await photo(heroName, '#7aa2b8'))
  expect((await (await added).json()).item.fileName).toBe(heroName)
  const frames = await Promise.all(
    Array.from({ length: 12 }, (_, at) => photo(`turn-${at + 1}.jpg`, `#${at + 20}${at + 20}80`)),
  )
  await page.getByLabel(/^360° view/).setInputFiles(frames.slice(0, 11))
  await page.getByText('You chose 11 pictures. A 360° view needs 12 to 72.').waitFor()
  await page.getByLabel(/^360° view/).setInputFiles(frames)
  const slider = page.getByLabel('Turn the vehicle')
  await slider.press('ArrowRight')
  await page.getByAltText('Photo 2 of 12').waitFor()

  await page.getByText('Description and focus point').first().click()
  await page
    .getByLabel(/^Description of the picture/)
    .first()
    .fill('Hornet in the yard')
  await page.getByRole('slider', { name: 'Focus point of the picture' }).first().press('ArrowLeft')
  await page.getByText('40% from the left, 50% from the top').first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()

  const shown = await openPage(site.url, '/view-details/HORNET2.0', phone)
  const picture = shown.getByRole('img', { name: 'Hornet in the yard' })
  const look = await picture.evaluate((img) => {
    const { borderRadius, objectFit, objectPosition, maskImage } = getComputedStyle(img)
    return [borderRadius, objectFit, objectPosition, maskImage]
  })
  expect(look).toEqual(['10px', 'cover', '40% 50%', 'none'])
  await shown.goto('/angle-view/HORNET2.0')
  await shown.getByText(/12 views all around/).waitFor()
})
