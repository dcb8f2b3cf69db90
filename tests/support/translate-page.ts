import type { Page } from 'playwright-core'

/**
 * Translates the page's next documents as Google Translate does. It replaces each text node, and
 * each later one, with two nested `<font>` elements. A translated text is in ‹ ›. `start`: after
 * the document loads, or on `translateOpenPage`.
 */
export async function translatePage(page: Page, start: 'at-load' | 'later'): Promise<void> {
  await page.addInitScript((isAtLoad) => {
    const skipped = 'font, script, style, noscript, textarea, [translate=no]'
    const waiting = new Set<Node>()

    function translate(root: Node) {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      if (root instanceof Text) texts.push(root)
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(skipped))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
        inner.textContent = `‹${text.data}›`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }

    function start() {
      document.documentElement.classList.add('translated-ltr')
      translate(document.body)
      new MutationObserver((records) => {
        if (waiting.size === 0) setTimeout(translateWaiting)
        for (const { target, type, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes) waiting.add(node)
      }).observe(document, { childList: true, characterData: true, subtree: true })
    }

    function translateWaiting() {
      const nodes = [...waiting]
      waiting.clear()
      for (const node of nodes) translate(node)
    }

    Object.assign(window, { translateNow: start })
    if (isAtLoad) document.addEventListener('DOMContentLoaded', start)
  }, start === 'at-load')
}

/** Translates the open document and its later texts. */
export async function translateOpenPage(page: Page): Promise<void> {
  await page.evaluate('translateNow()')
}
