import type { Page } from 'playwright-core'

export type ShownPicture = {
  /** Name of the file, such as `dio/icon-matte-axis-grey-480`. */
  file: string
  /** Pixels: the loaded width, and the widths from which the browser chose. */
  sent: number
  widths: number[]
  /** Device pixels, limited to the width of the widest file. */
  needed: number
}

/** Scrolls to the end as a visitor does, so that everything in view loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd; )
    isEnd = await page.evaluate(async () => {
      const observer = new IntersectionObserver(() => {})
      for (const image of document.images) observer.observe(image)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const inView = observer.takeRecords().filter((it) => it.isIntersecting)
      observer.disconnect()
      for (const { target } of inView)
        if (target instanceof HTMLImageElement) await target.decode().catch(() => {})
      const wasAt = scrollY
      scrollBy({ top: innerHeight, behavior: 'instant' })
      return scrollY === wasAt
    })
}

/** Lists the loaded and visible pictures of the catalogue and the uploads. */
export function listShownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const address = /\/(?:pictures|media)\/(.+-(\d+))\.\w+\.(?:avif|webp)$/
    return [...document.images].flatMap((image) => {
      const [, file, width] = address.exec(image.currentSrc) ?? []
      const shown = shownWidth(image)
      if (!file || image.naturalWidth === 0 || shown === 0) return []
      const sent = Number(width)
      const widths = [...new Set([...widthsBeside(image), sent])].sort((a, b) => a - b)
      return { file, sent, widths, needed: Math.min(shown * devicePixelRatio, Math.max(...widths)) }
    })

    /** Width of the picture itself, which its frame may crop or exceed. */
    function shownWidth(image: HTMLImageElement): number {
      const style = getComputedStyle(image)
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const { width, height } = image.getBoundingClientRect()
      if (height === 0) return 0
      const frame = width - padding
      const asHigh = (height * image.naturalWidth) / image.naturalHeight
      if (style.objectFit === 'cover') return Math.max(frame, asHigh)
      return style.objectFit === 'contain' ? Math.min(frame, asHigh) : frame
    }

    /** Lists the widths in the srcset from which the browser chose this picture. */
    function widthsBeside(image: HTMLImageElement): number[] {
      const sets = [...(image.closest('picture')?.children ?? [])].map(
        (it) => it.getAttribute('srcset') ?? '',
      )
      const set = sets.find((it) => it.includes(new URL(image.currentSrc).pathname)) ?? ''
      return [...set.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each))
    }
  })
}

/**
 * Returns `true` if the picture is too narrow to look sharp, or much too wide although a smaller
 * file would do.
 */
export function isWrongSize({ sent, widths, needed }: ShownPicture): boolean {
  const isEnough = (width: number) => width >= 0.95 * needed
  const isTooWide = sent > 1.5 * needed && widths.some((it) => it < sent && isEnough(it))
  return isTooWide || sent < 0.7 * needed
}

/** Describes a picture: `dio/icon-matte-axis-grey-480: 480 sent, 224 needed (2.14 times)`. */
export function describePicture({ file, sent, needed }: ShownPicture): string {
  return `${file}: ${sent} sent, ${Math.round(needed)} needed (${(sent / needed).toFixed(2)} times)`
}
