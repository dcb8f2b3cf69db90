import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

test('a confirmed deletion removes a picture from the public gallery', async () => {
  const page = await openLoggedInWindow(site, '/admin/gallery')
  const pictures = () => fetch(`${site.url}/api/gallery`).then((answer) => answer.json())
  const before = (await pictures()).length
  const first = page.getByRole('button', { name: /^Delete picture/ }).first()
  await first.click()
  await page.getByText('Are you sure you want to delete this picture?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await pictures()).toHaveLength(before)
  await first.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: /Undo/ }).waitFor()
  expect(await pictures()).toHaveLength(before - 1)
})

test('a deleted picture is under “Recently deleted” and can be restored from there', async () => {
  const page = await openLoggedInWindow(site, '/admin/gallery')
  const pictures = page.getByRole('button', { name: /^Delete picture/ })
  const before = await pictures.count()
  await pictures.first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => pictures.count()).toBe(before - 1)
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByText(/^Recently deleted/).click()
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click()
  await page.getByText('The picture is restored.').waitFor()
  await expect.poll(() => pictures.count()).toBe(before)
})

test('search and sort order of a list stay after a reload and after going back', async () => {
  const page = await openLoggedInWindow(site, '/admin/gallery')
  const all = await page.getByRole('button', { name: /^Delete picture/ }).count()
  const search = page.getByRole('searchbox', { name: 'Search captions' })
  await search.fill('workshop')
  await page.getByLabel('Sort by').selectOption({ label: 'Caption' })
  await page.waitForURL('**/admin/gallery?search=workshop&sort=caption')
  const found = await page.getByRole('button', { name: /^Delete picture/ }).count()
  expect(found).toBeLessThan(all)
  const isKept = async () => {
    await waitUntilHydrated(page)
    expect(await search.inputValue()).toBe('workshop')
    expect(await page.getByLabel('Sort by').inputValue()).toBe('caption')
    expect(await page.getByRole('button', { name: /^Delete picture/ }).count()).toBe(found)
  }
  await page.reload()
  await isKept()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.waitForURL('**/admin/dashboard')
  await page.goBack()
  await page.waitForURL('**/admin/gallery?search=workshop&sort=caption')
  await isKept()
})

test('two editors of one document see each other’s changes, and neither loses text', async () => {
  const one = await openLoggedInWindow(site, '/admin/site/about')
  const other = await openLoggedInWindow(site, '/admin/site/about')
  const [titleOfOne, introOfOther] = [
    one.getByLabel('Title', { exact: true }),
    other.getByRole('textbox', { name: /^Text below the title/ }),
  ]
  await titleOfOne.fill('House rules')
  await other.getByText('changed this: Title. You see the current state.').waitFor()
  expect(await other.getByLabel('Title', { exact: true }).inputValue()).toBe('House rules')
  await introOfOther.fill('Short and fair.')
  await one.getByText('changed this: Text below the title. You see the current').waitFor()
  const introOfOne = one.getByRole('textbox', { name: /^Text below the title/ })
  expect(await introOfOne.inputValue()).toBe('Short and fair.')
  expect(await titleOfOne.inputValue()).toBe('House rules')

  expectConsoleError(/ERR_INTERNET_DISCONNECTED|409/)
  await other.context().setOffline(true)
  await introOfOther.fill('Written without a network.')
  await introOfOne.fill('Meanwhile at the other desk.')
  await one.getByText(/^Saved( by .*)?$/).waitFor()
  await other.context().setOffline(false)
  await other.getByText('You both changed Text below the title: your change is saved.').waitFor()
  expect(await introOfOther.inputValue()).toBe('Written without a network.')
  await other.getByText('Meanwhile at the other desk.').waitFor()
})

test('the offers page says that a draft exists and opens it', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  await page.getByRole('link', { name: 'Prepare changes or restore an earlier version' }).click()
  await page.waitForURL('**/admin/site/offers')
  const saved = await page.evaluate(async () => {
    const offers = await (await fetch('/api/site/offers')).json()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(offers)
    return (await fetch('/api/site/offers', { method: 'PUT', headers, body })).status
  })
  expect(saved).toBe(200)
  await page.goto(`${site.url}/admin/offer`)
  await page.getByText(/is preparing a draft/).waitFor()
  await page.getByRole('link', { name: 'Open the draft' }).click()
  await page.waitForURL('**/admin/site/offers')
})

test('an offer that fails to save shows the error and keeps the typed text', async () => {
  expectConsoleError(/ERR_FAILED/)
  const page = await openLoggedInWindow(site, '/admin/offer')
  await page.route('**/api/createOffers', (route) => route.abort())
  await page.getByRole('button', { name: 'Add offer' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Monsoon check')
  await page.getByRole('textbox', { name: 'Description' }).fill('Until the rain stops')
  const buffer = await sampleJpeg({ width: 60 })
  await page
    .locator('#field-image')
    .setInputFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Failed to add offer. Please try again.').first().waitFor()
  await page.unroute('**/api/createOffers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Offer Added Successfully!').waitFor()
})

test('an offer whose upload is cancelled keeps the typed text and can be saved again', async () => {
  expectConsoleError(/ERR_FAILED|ERR_ABORTED/)
  const page = await openLoggedInWindow(site, '/admin/offer')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/createOffers', async (route) => {
    await held.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add offer' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Tyre week')
  await page.getByRole('textbox', { name: 'Description' }).fill('Until the tyres are gone')
  const buffer = readFileSync('tests/support/phone.heic')
  await page
    .locator('#field-image')
    .setInputFiles({ name: 'IMG_3.HEIC', mimeType: 'image/heic', buffer })
  await page.getByText('No preview').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('progressbar', { name: 'Uploading the picture' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  held.resolve()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Tyre week')
  await page.unroute('**/api/createOffers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Offer Added Successfully!').waitFor()
})

test('a picture that the browser refuses on selection is not sent', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Monsoon check')
  await page.getByRole('textbox', { name: 'Description' }).fill('Until the rain stops')
  const input = page.locator('#field-image')
  const buffer = Buffer.from('no picture')
  await input.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer })
  await page.getByText('SVG files cannot be uploaded.').waitFor()
  expect(await input.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Choose a picture.' }).waitFor()
})

test('selecting text beyond a dialog keeps the dialog open; a click beside it closes it', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Half a title')
  await title.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  expect(await title.isVisible()).toBe(true)
  expect(await title.inputValue()).toBe('Half a title')
  await page.mouse.click(5, 5)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('the list shows saved pictures however the dialog is closed', async () => {
  expectConsoleError(/ERR_FAILED|413/)
  const page = await openLoggedInWindow(site, '/admin/gallery')
  const pictures = page.getByRole('button', { name: /^Delete picture/ })
  const before = await pictures.count()
  let calls = 0
  await page.route('**/api/galleryupload', (route) => {
    calls += 1
    if (calls === 2) return route.abort()
    return calls === 3
      ? route.fulfill({ status: 413, body: '<h1>Too large</h1>' })
      : route.continue()
  })
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const picture = async (name: string, width: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sampleJpeg({ width }),
  })
  await page
    .locator('#field-images')
    .setInputFiles([
      await picture('a.jpg', 51),
      await picture('lost.jpg', 52),
      await picture('stopped.jpg', 53),
      await picture('d.jpg', 54),
    ])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).nth(1).waitFor()
  await expect.poll(() => page.getByText('The upload failed.').count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.getByText('2 pictures added.').waitFor()
  await expect.poll(() => pictures.count()).toBe(before + 2)
  await page.getByRole('button', { name: 'Add pictures' }).click()
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pictures.count()).toBe(before + 4)
})

test('gallery pictures are reordered by keyboard, and each move is announced', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/gallery')
  const captions = page.locator('main ol > li summary')
  const [first = '', second = '', third = ''] = await captions.allInnerTexts()
  await page.getByRole('button', { name: 'Move Picture 1 down' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${first} moved to position 2 of`).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`${first} moved to position 3 of`).waitFor()
  expect(await hasFocus(page.getByRole('button', { name: 'Move Picture 3 down' }))).toBe(true)
  expect((await captions.allInnerTexts()).slice(0, 3)).toEqual([second, third, first])
  await page.getByRole('button', { name: 'Remove Picture 3' }).press('Enter')
  await page.getByText(`${first} removed`).waitFor()
})

test('a deletion in progress can no longer be cancelled', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/deleteOffers/*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  letThrough()
  await page.getByRole('button', { name: /Undo/ }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
})

test('a holiday’s error stays beside that holiday while other holidays are removed', async () => {
  const page = await openLoggedInWindow(site, '/admin/account')
  const takeOut = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  const gandhi = page.getByRole('listitem').filter({ has: takeOut('Gandhi Jayanti') })
  const day = gandhi.getByLabel('Date')
  const save = page.getByRole('button', { name: 'Save' })
  expect(await day.inputValue()).toBe('2 Oct')
  await day.fill('40 Oct')
  await save.click()
  const refusal = page.getByRole('link', { name: 'Holiday 3 must look like 26 Jan' })
  await refusal.waitFor()
  await takeOut('Republic Day').click()
  await expect.poll(() => hasFocus(takeOut('Independence Day'))).toBe(true)
  expect(await day.getAttribute('aria-invalid')).toBe('true')
  await refusal.click()
  await expect.poll(() => hasFocus(day)).toBe(true)

  const add = page.getByRole('button', { name: 'Add holiday' })
  await add.click()
  await takeOut('this holiday').waitFor()
  const added = page.getByRole('listitem').filter({ has: takeOut('this holiday') })
  await added.getByLabel('Name').fill('Diwali')
  await takeOut('Diwali').click()
  await expect.poll(() => hasFocus(add)).toBe(true)

  await save.click()
  await page.getByRole('link', { name: /^Holiday 2 / }).click()
  await expect.poll(() => hasFocus(day)).toBe(true)
  await day.fill('2 October')
  await save.click()
  await page.getByText('Saved. The changes are on the site now.').waitFor()
  const house = await (await fetch(`${site.url}/dealers/1`)).text()
  expect(house).toContain('Gandhi Jayanti')
  expect(house).not.toContain('Republic Day')
})

test('the audit log loads older entries on request', async () => {
  const page = await openLoggedInWindow(site, '/admin/bikes')
  const [bike] = await (await page.request.get('/api/bikes_admin')).json()
  for (let n = 0; n < 36; n++) {
    const answer = await page.request.patch(`/api/bikes/${bike.id}/status`, {
      data: { status: n % 2 },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/admin/account')
  await waitUntilHydrated(page)
  const lines = page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(30)
  const older = page.getByRole('button', { name: 'Show older changes' })
  await older.click()
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(36)
  await older.click()
  await page.getByText('There are no older changes.').waitFor()
  await older.waitFor({ state: 'detached' })
})

test('one instance shows a price that another instance changed, after half a second at most', async () => {
  const other = await startSite({}, site.dataDir)
  const page = (at: StartedSite) => fetch(`${at.url}/view-details/LIVO`).then((it) => it.text())
  await Promise.all([page(site), page(other)])
  const staff = await openLoggedInWindow(site, '/admin/price')
  const changed = await staff.request.patch('/api/managePrice/LIVO', { data: { price: 91_234 } })
  expect(changed.ok()).toBe(true)
  expect(await page(site)).toContain('₹91,234')
  // The other instance caches the revision of the content for half a second.
  await expect.poll(async () => (await page(other)).includes('₹91,234')).toBe(true)
  // Stops only the process: its data folder belongs to the first instance, which is still in use.
  other.process.kill('SIGTERM')
})
