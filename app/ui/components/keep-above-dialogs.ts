/**
 * Keeps an element above open dialogs. An open modal dialog covers the rest of the page and makes it
 * inert, so the element moves into the dialog, and into the top layer. Returns a function that
 * removes the element.
 */
export function keepAboveDialogs(layer: HTMLElement): () => void {
  // A browser without popovers shows the element below the dialog's backdrop, or within the dialog.
  layer.popover = 'manual'

  function place() {
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
    // The focus is in the uppermost dialog, because it makes the others inert.
    const uppermost = dialogs.find((it) => it.contains(document.activeElement)) ?? dialogs.at(-1)
    const parent = uppermost ?? document.body
    if (layer.parentElement === parent && layer.isConnected) return
    // An element that moves leaves the top layer.
    parent.append(layer)
    layer.showPopover?.()
  }

  place()
  const observer = new MutationObserver(place)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return () => {
    observer.disconnect()
    layer.remove()
  }
}
