import type { Page } from 'playwright-core'

const fontSizesByName = {
  usual: { standard: 16, fixed: 13 },
  double: { standard: 32, fixed: 26 },
}

/** Returns a function that sets the font size, as visitors can in the browser's settings. */
export async function setBrowserFontSize(
  page: Page,
): Promise<(size: keyof typeof fontSizesByName) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  return async (size) => {
    await browser.send('Page.setFontSizes', { fontSizes: fontSizesByName[size] })
    await page.waitForFunction(
      (pixels) => getComputedStyle(document.documentElement).fontSize === `${pixels}px`,
      fontSizesByName[size].standard,
    )
  }
}

/**
 * Finds words that are split over two lines without a hyphen, and selects, buttons and cells
 * narrower than a word. Runs in the page.
 */
export function findBrokenWords(): string[] {
  return [...tornWords(), ...cutWords()]

  function tornWords(): string[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      const { parentElement } = currentNode
      if (!parentElement?.checkVisibility() || isForScreenReaders(parentElement)) continue
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(
        /[\p{L}\p{N}₹,.]+/gu,
      )) {
        const range = document.createRange()
        range.setStart(currentNode, index)
        range.setEnd(currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        // A browser hyphenates long words by its dictionary.
        const isDivided = getComputedStyle(parentElement).hyphens === 'auto' && word.length >= 10
        if (lines.size > 1 && !isDivided)
          torn.push(`torn: ${word} in ${parentElement.outerHTML.slice(0, 120)}`)
      }
    }
    return torn
  }

  /** Returns `true` for text that is clipped to a pixel. */
  function isForScreenReaders(element: Element | null): boolean {
    if (!element) return false
    const isClipped = getComputedStyle(element).clipPath.startsWith('inset(50%')
    return isClipped || isForScreenReaders(element.parentElement)
  }

  function cutWords(): string[] {
    const parts = 'main :is(a, button, select, td, th, dd), .site-header .logo-name'
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter(
        (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.strip, .tabs'),
      )
      .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1)
      .filter((it) => getComputedStyle(it).display !== 'inline')
      .map((it) => `cut: ${it.outerHTML.slice(0, 120)}`)
  }
}
