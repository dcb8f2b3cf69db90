/**
 * Runs in the document's head and starts the page's program late: nothing of it is asked for before
 * the first paint. Then it comes when the browser is idle, after a second at the latest, or at the
 * first touch, key or focus. `strip-eager-scripts.ts` puts by what it starts.
 *
 * Links and forms go at once meanwhile. A tap on a button that does nothing without the program is
 * played when React has that button, once; after half a minute it would only startle.
 */
const taps = new Map<HTMLElement, number>()
let isStarted = false

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
const painted = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
)
void Promise.all([parsed, painted]).then(() =>
  window.requestIdleCallback?.(() => startHydration('low')),
)
// A hidden page is not painted, and Safari knows no idle time.
void parsed.then(() => setTimeout(startHydration, 1000, 'low'))
for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])
  addEventListener(sign, () => startHydration('auto'), { capture: true, passive: true })

addEventListener(
  'click',
  (event) => {
    const tapped = tappedBy(event)
    if (!tapped || isHydrated(tapped)) return
    if (leavesPage(tapped)) taps.clear()
    else rememberTap(tapped)
  },
  true,
)
// React listens at the document, between these two: it may have woken the button for this very tap.
// A tap that it cannot serve yet it lets come no further.
document.documentElement.addEventListener(
  'click',
  (event) => {
    const tapped = tappedBy(event)
    if (tapped && isHydrated(tapped)) taps.delete(tapped)
  },
  true,
)
addEventListener('pagehide', () => taps.clear())

/** Files first, side by side; the program alone would ask for one after the other. */
function startHydration(fetchPriority: 'low' | 'auto') {
  const program = document.getElementById('program')
  if (isStarted || !program) return
  isStarted = true
  for (const href of (program.dataset['files'] ?? '').split(' '))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        fetchPriority,
        href,
      }),
    )
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = program.textContent
  document.body.append(script)
}

function tappedBy({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
}

function rememberTap(button: HTMLElement) {
  if (taps.size === 0) setTimeout(replayTaps, 50)
  taps.delete(button)
  taps.set(button, Date.now())
}

/** One at a time: what a tap brings is drawn before the next. */
function replayTaps() {
  for (const [button, at] of taps) {
    const isLost = !button.isConnected || button.matches(':disabled') || Date.now() - at > 30_000
    if (!isLost && !isHydrated(button)) continue
    taps.delete(button)
    if (isLost) continue
    button.click()
    break
  }
  if (taps.size > 0) setTimeout(replayTaps, 50)
}

/** By a link or a form. One of the method `dialog` outside of a dialog is sent nowhere. */
function leavesPage(by: HTMLElement) {
  if (!(by instanceof HTMLButtonElement)) return true
  const { form, type } = by
  return form && type !== 'button' && (form.method !== 'dialog' || form.closest('dialog'))
}

/** React keeps each element's props with it from its hydration on. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
