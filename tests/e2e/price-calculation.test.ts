import { expect, test } from 'vitest'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const phone = { viewport: { width: 375, height: 667 } }
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

/** Everything that a buyer of the dearest vehicle can choose. */
async function longestAddress(): Promise<string> {
  const answer = await fetch(`${site.url}/api/bikeAccessories/CBR1000RR-R`)
  const accessories: { part_no: string }[] = await answer.json()
  const fit = accessories.map((it) => it.part_no).join(',')
  const options = 'own-damage-insurance,accident-cover,zero-depreciation,hypothecation'
  return `/price/CBR1000RR-R?fit=${fit}&options=${options}&warranty=1&amc=motorcycles-above-200-cc&exchange=250000&down=500000&months=60`
}

test.each(['light', 'dark'] as const)(
  'the longest calculation prints on one A4 page in a %s scheme',
  async (colorScheme) => {
    const page = await openPage(site.url, await longestAddress(), { ...phone, colorScheme })
    await page.getByText('Maintenance contract (AMC)').waitFor()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.price-sheet')
    // With less motion, each change of a style is a transition of 0.01 ms.
    const colours = () =>
      sheet.evaluate((it) => {
        const { backgroundColor, color } = getComputedStyle(it)
        return [backgroundColor, color]
      })
    await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    expect(await page.getByRole('link', { name: 'PDF', exact: true }).isVisible()).toBe(false)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(countPages(pdf)).toBe(1)
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/)
    const made = await page.request.get(page.url().replace('?', '.pdf?'))
    expect(countPages(Buffer.from(await made.body()))).toBe(1)
  },
)

test('fits a phone, and its buttons print, download, share and lead back', async () => {
  const page = await openPage(site.url, '/price/HORNET2.0?variant=Repsol+Edition', phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('html[data-printed]').waitFor()
  const share = page.getByRole('link', { name: 'Share on WhatsApp' })
  expect(await share.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\?text=HORNET%202\.0%20Repsol/,
  )
  await page.getByRole('link', { name: 'Back to the HORNET 2.0' }).click()
  await page.waitForURL('**/view-details/HORNET2.0?variant=Repsol+Edition')
})

test('works without JavaScript, and then has no button that needs it', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto('/price/HORNET2.0?down=50000')
  await page.waitForURL(/\/price\/HORNET2\.0\?down=50000&on=\d{4}-\d\d-\d\d$/)
  await page.getByText('Total on the road').waitFor()
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
})
