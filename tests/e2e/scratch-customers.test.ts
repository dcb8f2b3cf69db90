import { afterAll, beforeAll, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())
async function send(path: string, body: object) {
  await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify(body),
  })
}
test('shots', async () => {
  for (let n = 0; n < 30; n++)
    await send('/book-service', {
      model: 'honda-dio',
      name: n === 3 ? '' : `Padma Rao ${n}`,
      contactNumber: `98480123${10 + n}`,
      email: n < 2 ? 'padma@example.com' : `padma.with.a.long.address.${n}@example.co.in`,
      registrationNumber: `TS 09 AB 12${10 + n}`,
      bookingDate: new Date(Date.now() + 2 * 86400000).toISOString().slice(0, 10),
    })
  await send('/opt-in', {
    registration: 'TS 12 GH 3456',
    name: 'Padma',
    mobile: '9848012310',
    notifications: { sms: true, whatsapp: true },
  })
  await send('/api/postBooking', {
    name: 'Padma',
    mobileNo: '9848012310',
    emailId: 'p@example.com',
    model: 'honda-dio',
    color: 'Red',
    message: '',
    agree: true,
  })
  const first = await openLoggedInWindow(site, '/admin/customers?sort=name')
  const link = await first.getByRole('link', { name: 'Padma Rao 0' }).first().getAttribute('href')
  const id = Number(link?.split('/').pop())
  for (const text of [
    'Prefers to be called after 6 pm.\nAsks for Ravi.',
    'Bought the helmet elsewhere',
  ])
    await first.evaluate(
      ([id, text]) =>
        fetch(`/api/customers/${id}/notes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
        }),
      [id, text] as const,
    )
  await first.evaluate(
    ([id]) =>
      fetch(`/api/customers/${id}/merge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: '9848012315' }),
      }),
    [id] as const,
  )
  await first.close()
  for (const width of [375, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [name, path] of [
        ['list', '/admin/customers'],
        ['one', `/admin/customers/${id}`],
      ] as const) {
        const page = await openLoggedInWindow(site, path, {
          viewport: { width, height: 900 },
          colorScheme,
        })
        await page.waitForTimeout(300)
        await page.screenshot({
          path: `/tmp/people-${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
        if (name === 'one' && colorScheme === 'light' && width !== 768) {
          await page.getByRole('button', { name: 'Add vehicle' }).click()
          await page.waitForTimeout(300)
          await page.screenshot({ path: `/tmp/people-dialog-${width}.png` })
        }
        await page.close()
      }
}, 120000)
