/**
 * Runs in a preview before the page's own script. It keeps requests, history entries and links
 * below the preview's address, and blocks writes to `localStorage`. The site's own pages do not
 * include it.
 */
const [prefix = ''] = /^\/preview\/[^/]+/.exec(location.pathname) ?? []

// Scripts are loaded from `/assets/`, which is not below a preview's address.
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

// Blocks writes to `localStorage`, so that a preview leaves no data there for the site's own pages.
const originalSetItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
Storage.prototype.setItem = function setItem(...given) {
  if (!isLocalStorage(this)) originalSetItem.apply(this, given)
}

function isLocalStorage(storage: Storage): boolean {
  try {
    return storage === localStorage
  } catch {
    // The browser blocks site data.
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

// In read-only parts, the browser must follow the link itself: the router would add the prefix a
// second time.
addEventListener(
  'click',
  (event) => {
    const { target } = event
    if (target instanceof Element && target.closest('[data-still] a')) event.stopPropagation()
  },
  true,
)
