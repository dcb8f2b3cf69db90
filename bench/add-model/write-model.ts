import type { Page } from 'playwright-core'
import type { Hand, Photograph } from './hand.ts'

/** An invented model: none of its figures are a maker's data. */
const engine = [
  ['Displacement', '162.7 cc'],
  ['Maximum power', '10.2 kW @ 8,000 rpm'],
  ['Maximum torque', '14.6 Nm @ 6,500 rpm'],
  ['Fuel system', 'Injection'],
  ['Starting', 'Electric'],
]

/** Writes the model, from the list of models to the last section, in the order of the page. */
export async function writeModel(
  hand: Hand,
  name: string,
  photographs: readonly Photograph[],
): Promise<void> {
  const { page, press, type } = hand
  const field = (label: string | RegExp) => page.getByLabel(label).last()
  await press(page.getByRole('button', { name: 'Add model' }))
  await hand.typeInto(page.getByRole('textbox', { name: 'Name' }), name)
  await press(page.getByRole('button', { name: 'Continue' }))
  await page.getByRole('heading', { name }).waitFor()

  await hand.choose(page.getByLabel('Best for'), 'Commuting')
  await hand.typeInto(page.getByLabel(/^Tagline/), 'A calm machine for long city days')
  await hand.typeInto(
    page.getByLabel(/^Text/).first(),
    'It carries two people through a day in the city and comes home with half a tank.',
  )
  await hand.typeInto(page.getByLabel(/^Ex-showroom price/), '1,05,900')
  for (const [variant = '', more = ''] of [
    ['Disc', '4,500'],
    ['Disc, connected', '9,000'],
  ]) {
    await press(page.getByRole('button', { name: 'Add a variant' }))
    await type(variant)
    await hand.typeInto(field(/^Extra over the first variant/), more)
  }

  const [first, second, side, closeUp] = photographs
  for (const [colour = '', hex = '', picture] of [
    ['Brick Red', '#b3202c', first],
    ['Harbour Blue', '#1f4d8f', second],
  ] as const) {
    await press(page.getByRole('button', { name: 'Add a colour' }))
    await type(colour)
    await hand.paint(field(/^Paint colour$/), hex)
    if (picture) await hand.pick(field(/^Photo in this colour/), picture)
  }
  if (side) await hand.pick(page.getByLabel(/^First colour, left side/), side)

  await hand.typeInto(page.getByLabel('Engine or motor'), '162 cc')
  await hand.typeInto(page.getByRole('textbox', { name: 'Power', exact: true }), '10.2 kW')
  await hand.typeInto(page.getByRole('textbox', { name: 'Transmission' }), '5 speed')
  await hand.typeInto(page.getByLabel(/^Power \(kW\)/), '10.2')
  await hand.typeInto(page.getByLabel(/^Power at \(rpm\)/), '8000')
  await hand.typeInto(page.getByLabel(/^Torque \(Nm\)/), '14.6')
  await hand.typeInto(page.getByLabel(/^Torque at \(rpm\)/), '6500')

  const group = page.getByRole('group', { name: 'Engine', exact: true })
  await press(group.locator('summary'))
  const pasted = engine.map((row) => row.join('\t')).join('\n')
  await hand.paste(group.getByLabel('Paste rows from a spreadsheet here'), pasted)

  await press(page.getByRole('button', { name: 'Add a feature' }))
  await type('Round speedometer')
  await hand.typeInto(
    page.getByRole('group', { name: 'Feature 1' }).getByLabel('Text'),
    'A plain dial that is read at a glance, with the gear in it.',
  )
  if (closeUp)
    await hand.pick(page.getByRole('group', { name: 'Feature 1' }).getByLabel(/^Picture/), closeUp)
  await press(page.getByRole('button', { name: 'Add a source' }))
  await type('All figures')
  await hand.typeInto(
    page.getByRole('textbox', { name: 'Source', exact: true }),
    'The maker’s leaflet',
  )
}

/** The server makes the picture widths in the background while the form is filled in. */
export async function untilMade(page: Page, count: number): Promise<void> {
  await page
    .getByAltText(/^Chosen for: /)
    .nth(count - 1)
    .waitFor({ timeout: 120_000 })
  await page.getByText('Nothing is missing').waitFor()
}
