/**
 * Runs in the document of a preview before the page's program does: whatever that asks for, writes into
 * the address or draws a link to stays below the preview's own address, and nothing of it is remembered
 * for the site itself. The site's own pages know nothing of it.
 */
const [prefix = ''] = /^\/preview\/[^/]+/.exec(location.pathname) ?? []

// Scripts of the program are not below a preview's address.
const withPreviewPrefix = (path: string) =>
  /^\/(?!\/|assets\/)/.test(path) && path !== prefix && !path.startsWith(`${prefix}/`)
    ? prefix + path
    : path

const originalFetch = window.fetch
window.fetch = (what, how) =>
  originalFetch(typeof what === 'string' ? withPreviewPrefix(what) : what, how)

for (const name of ['pushState', 'replaceState'] as const) {
  const step = history[name].bind(history)
  history[name] = (state, unused, url) =>
    step(state, unused, typeof url === 'string' ? withPreviewPrefix(url) : url)
}

// What somebody looked at or began to type here is nothing that the site need know.
const originalSetItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
Storage.prototype.setItem = function setItem(...given) {
  if (!isLocalStorage(this)) originalSetItem.apply(this, given)
}

function isLocalStorage(storage: Storage): boolean {
  try {
    return storage === localStorage
  } catch {
    // Site data is blocked.
    return false
  }
}

new MutationObserver(() => {
  for (const name of ['href', 'action'])
    for (const element of document.querySelectorAll(`a[${name}^="/"], form[${name}^="/"]`)) {
      const path = element.getAttribute(name) ?? ''
      if (withPreviewPrefix(path) !== path) element.setAttribute(name, withPreviewPrefix(path))
    }
}).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['href', 'action'],
})

// In parts that are read only a link is followed by its address, which the router would put below once more.
addEventListener(
  'click',
  (event) => {
    const { target } = event
    if (target instanceof Element && target.closest('[data-still] a')) event.stopPropagation()
  },
  true,
)
