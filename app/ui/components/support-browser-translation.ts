type Translation = {
  /** The `<font>` element of the translator. */
  shown: Node
  /** The text nodes that it replaced, with their original texts. */
  originals: Map<Node, string | null>
}

/**
 * Google Translate replaces each text node with a `<font>` element. React still refers to the text
 * node: a new text in it would be invisible, and removing it or inserting before it would throw. So
 * this function puts the empty text node back before its translation. When React changes the node,
 * the translation is removed and the translator sees the new text.
 */
export function supportBrowserTranslation(): void {
  const translations = new WeakMap<Node, Translation>()
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes } of records) {
      if (type === 'characterData') end(translations.get(target), target)
      for (const node of removedNodes) end(translations.get(node))
    }
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const beside = [...addedNodes, previousSibling, nextSibling]
      const shown = beside.find((node) => node?.nodeName === 'FONT' && added.includes(node))
      for (const node of removedNodes) if (shown && node instanceof Text) follow(node, shown)
    }
    // Ignores the changes that this function made itself.
    observer.takeRecords()
  })
  observer.observe(document, { characterData: true, childList: true, subtree: true })

  function follow(text: Text, shown: Node) {
    const translation = translations.get(shown) ?? { shown, originals: new Map() }
    translation.originals.set(text, text.data)
    translations.set(shown, translation).set(text, translation)
    // A translator may have moved the text node into its element.
    if (shown.contains(text)) text.replaceWith(text.data)
    shown.parentNode?.insertBefore(text, shown)
    text.data = ''
  }

  /**
   * Removes a translation and restores the original texts, except the one that React has just
   * `written`.
   */
  function end(translation: Translation | undefined, written?: Node) {
    if (!translation) return
    const { shown, originals } = translation
    translations.delete(shown)
    shown.parentNode?.removeChild(shown)
    for (const [text, original] of originals) {
      translations.delete(text)
      if (text !== written) text.nodeValue = original
    }
  }
}
