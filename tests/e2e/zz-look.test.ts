import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWindow } from '#tests/browser.ts'
import { type StartedSite, startSite } from '#tests/site.ts'
import { openStaffWindow } from '#tests/staff-window.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())
const dir = 'catalogue/pictures/hornet-2-0'

import { readdirSync } from 'node:fs'

async function photo(width: number, height: number, shift = 0) {
  const icon =
    readdirSync(dir).find((f) => /^icon-.*-480\.avif$/.test(f) && !f.includes('-on-')) ?? ''
  const machine = await sharp(`${dir}/${icon}`)
    .resize({ width: Math.round(width * 0.6) })
    .toBuffer()
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#cfd8dc"/><stop offset=".62" stop-color="#b0a99a"/><stop offset=".63" stop-color="#7b7468"/><stop offset="1" stop-color="#a39a8b"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><rect x="${width * 0.05}" y="${height * 0.1}" width="${width * 0.2}" height="${height * 0.3}" fill="#7aa2b8"/><text x="${width * 0.6}" y="${height * 0.2}" font-size="${height * 0.08}" fill="#444">SHOWROOM</text></svg>`,
  )
  return sharp(ground)
    .composite([
      { input: machine, left: Math.round(width * 0.2) + shift, top: Math.round(height * 0.35) },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}
test('look', async () => {
  const page = await openStaffWindow(site, '/admin/models/hornet-2-0', {
    viewport: { width: 375, height: 812 },
  })
  const buffer = await photo(1600, 1200)
  const hero = page.getByLabel(/^Photograph in this colour/)
  await hero.first().setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/pshots/e0.png', fullPage: false })
  const frames = []
  for (let i = 1; i <= 12; i++)
    frames.push({
      name: `turn-${i}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(1200, 900, i * 14),
    })
  await page.getByLabel(/^All round/).setInputFiles(frames.slice(0, 11))
  await page.getByText(/You chose 11/).waitFor()
  await page
    .getByLabel(/^All round/)
    .setInputFiles(
      frames
        .filter((_, i) => i !== 5)
        .concat([{ name: 'turn-14.jpg', mimeType: 'image/jpeg', buffer }]),
    )
  await page.getByText(/number 6 is missing/).waitFor()
  await page.getByLabel(/^All round/).scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/pshots/e1.png' })
  await page.getByLabel(/^All round/).setInputFiles(frames)
  await page
    .getByText(/of 12 ready/)
    .first()
    .waitFor()
  await page.screenshot({ path: '/tmp/pshots/e2.png' })
  await page.getByLabel('Turn the machine').waitFor()
  await page.getByLabel('Turn the machine').press('ArrowRight')
  await page.screenshot({ path: '/tmp/pshots/e3.png' })
  await page.getByText('Words for it, and what stays in view').first().click()
  await page
    .getByLabel(/^What the picture shows/)
    .first()
    .fill('Hornet in the yard, from its right')
  const spot = page.getByRole('button', { name: /^The point that stays/ }).first()
  await spot.press('ArrowLeft')
  await spot.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/pshots/e4.png' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await hero.first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/pshots/e5.png' })
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. The site shows it from now on.').waitFor()
  expect(site.said()).not.toMatch(/error/)
  for (const [name, path] of [
    ['kind', '/motorcycle?model=HORNET2.0'],
    ['detail', '/view-details/HORNET2.0'],
    ['colours', '/view-details/HORNET2.0?tab=colours'],
    ['ride', '/text-ride-booking?model=HORNET2.0'],
    ['angle', '/angle-view/HORNET2.0'],
    ['search', '/search?q=hornet'],
    ['compare', '/compare?model=HORNET2.0&model=DIO'],
    ['home', '/'],
  ] as const)
    for (const width of [375, 1024, 1440]) {
      const w = await openWindow(site.url, {
        viewport: { width, height: 900 },
        ...(width === 1024 ? { colorScheme: 'dark' as const } : {}),
      })
      await w.goto(path)
      await w.waitForLoadState('networkidle')
      await w.screenshot({ path: `/tmp/pshots/${name}-${width}.png` })
      await w.close()
    }
  const share = await fetch(`${site.url}/share/HORNET2.0.jpg`)
  await sharp(Buffer.from(await share.arrayBuffer())).toFile('/tmp/pshots/share.png')
}, 120000)
