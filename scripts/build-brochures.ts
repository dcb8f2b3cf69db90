import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { heroPictureName, iconPictureName } from '#app/catalogue/vehicles/model-picture-names.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import type { CatalogueVehicle } from '#app/site/seed/catalogue-schemas.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { preloadedFonts } from '#app/ui/components/font-files.ts'
import { launchChromium } from '#tests/launch-chromium.ts'
import { brochureHtml } from './brochure-html.ts'
import { getWidestPictureFile } from './picture-manifest-file.ts'

/**
 * `npm run brochures [bikeName …]`: prints a PDF for each model with Chromium. The results are
 * committed, because the server has no browser.
 */
const brochureFolder = 'catalogue/brochures'
const { vehicles, manifest } = readCatalogue('catalogue')
const requestedModels = process.argv.slice(2)
const knownModels = vehicles.map(({ name }) => toBikeName(name))
const unknownModels = requestedModels.filter((name) => !knownModels.includes(name))
if (unknownModels.length > 0) {
  console.error(`No model is called ${unknownModels.join(', ')}. Models: ${knownModels.join(', ')}`)
  process.exit(1)
}
const [text = '', headline = ''] = preloadedFonts.map((file) =>
  dataUrl('font/woff2', readFileSync(`public${file}`)),
)

mkdirSync(brochureFolder, { recursive: true })
const server = await launchChromium()
const browser = await chromium.connect(server.wsEndpoint())
try {
  for (const vehicle of vehicles) {
    const bikeName = toBikeName(vehicle.name)
    if (requestedModels.length > 0 && !requestedModels.includes(bikeName)) continue
    const page = await browser.newPage()
    await page.setContent(
      brochureHtml(vehicle, {
        ...(await loadBrochurePictures(vehicle)),
        fonts: { text, headline },
      }),
    )
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: false,
    })
    writeFileSync(`${brochureFolder}/${bikeName}.pdf`, pdf)
    await page.close()
    console.log(`${bikeName}.pdf  ${Math.round(pdf.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  await server.close()
}

async function loadBrochurePictures({ pictures: set, colours }: CatalogueVehicle) {
  const [first] = colours
  if (!first) throw new Error(`${set.folder}: no colour`)
  const picture = getWidestPictureFile(manifest.pictures, heroPictureName(set, first) ?? '')
  const hero = sharp(picture).jpeg({ quality: 72, mozjpeg: true })
  const room = await coverGradient(picture)
  const icons = colours.slice(0, 8).map(async (colour) => {
    const icon = sharp(getWidestPictureFile(manifest.pictures, iconPictureName(set, colour) ?? ''))
    const bytes = await icon
      .resize(240)
      .flatten({ background: room.ink })
      .jpeg({ quality: 70 })
      .toBuffer()
    return { name: colour.name, icon: dataUrl('image/jpeg', bytes) }
  })
  return {
    hero: dataUrl('image/jpeg', await hero.toBuffer()),
    colours: await Promise.all(icons),
    room,
  }
}

/**
 * Returns the colours of the picture's wall (upper edge) and floor (lower edge), darkened for the
 * text over them.
 */
async function coverGradient(picture: string) {
  const { width, height } = await sharp(picture).metadata()
  const strip = async (top: number) => {
    const part = sharp(picture).extract({ left: 0, top, width, height: Math.round(height / 25) })
    return (await part.removeAlpha().stats()).channels.map(({ mean }) => mean)
  }
  const [wall, floor] = [await strip(0), await strip(Math.round(height * 0.95))]
  return { wall: darken(wall, 0.62), floor: darken(floor, 0.5), ink: darken(floor, 0.17) }
}

function darken(colour: number[], share: number): string {
  return `rgb(${colour.map((value) => Math.round(value * share)).join(', ')})`
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}
