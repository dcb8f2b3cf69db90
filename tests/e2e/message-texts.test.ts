import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

test('a text is chosen, changed and opened in WhatsApp on a phone, and is in the history', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  const added = await page.request.post('/api/enquiries', {
    data: {
      kind: 'sales',
      source: 'walk-in',
      answers: { name: 'Asha Texts', contact: '9000000001' },
    },
    headers: { Origin: site.url },
  })
  const { reference } = await added.json()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(`/admin/desk/${reference}`)

  await page.getByRole('button', { name: 'Choose a text' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Text for Asha Texts' })
  await dialog.getByRole('button', { name: /^Could not reach you/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Could not reach you/ }).tap()
  const text = dialog.getByRole('textbox', { name: 'Text' })
  expect(await text.inputValue()).toMatch(/^Hello Asha Texts, this is .* We tried to call you/)
  await text.fill('Hello Asha, please come on [bookingDay].')
  await dialog.getByText('Fill in [bookingDay] first.').waitFor()
  await text.fill('Hello Asha, please come on Monday.')
  expect(await axeFindings(page)).toEqual([])
  const link = dialog.getByRole('link', { name: 'Open WhatsApp' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.searchParams.get('text')).toBe('Hello Asha, please come on Monday.')
  await link.tap()

  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('WhatsApp text opened: Could not reach you (changed)').waitFor()
  await history.getByText('Hello Asha, please come on Monday.').waitFor()

  // The suggested text is still one tap away.
  await page.getByRole('link', { name: 'WhatsApp Asha Texts' }).tap()
  await history.getByText(/^WhatsApp text opened: [^(]*$/).waitFor()
})
