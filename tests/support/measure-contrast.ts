import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/**
 * Measures the lowest contrast of a text with the pixels behind it, as WCAG defines it. 21 is black
 * on white.
 */
export async function measureLeastContrast(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x,
      y,
      width,
      height,
    }))
    return { colour: getComputedStyle(element).color, lines }
  })
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const own = relativeLuminance(red, green, blue)
  const page = text.page()
  const hide = (isHidden: boolean) =>
    text.evaluate((element, is) => {
      if (element instanceof HTMLElement) element.style.color = is ? 'transparent' : ''
    }, isHidden)
  await hide(true)
  let least = 21
  for (const clip of lines) {
    const picture = await page.screenshot({ clip })
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += info.channels) {
      const behind = relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const [light, dark] = own > behind ? [own, behind] : [behind, own]
      least = Math.min(least, (light + 0.05) / (dark + 0.05))
    }
  }
  await hide(false)
  return least
}

/**
 * Calculates the relative luminance of an sRGB colour (channels 0 to 255): 0 is black, 1 is white.
 */
export function relativeLuminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((it) => {
    const part = it / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
