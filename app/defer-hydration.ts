/**
 * Runs in the document's head and starts the page's script late, so that nothing of it loads before
 * the first paint. It starts when the browser is idle, after a second at the latest, or at the
 * first touch, key or focus. `strip-eager-scripts.ts` sets the script aside. Links and forms work
 * at once. A tap on a button that needs the script is replayed once React has hydrated the button.
 * After half a minute it is dropped, because a late reaction would only surprise.
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
// A hidden page is not painted, and Safari lacks `requestIdleCallback`.
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
// React listens at the document, between these two listeners, and may have hydrated the button for
// this tap. React stops a tap that it cannot handle yet.
document.documentElement.addEventListener(
  'click',
  (event) => {
    const tapped = tappedBy(event)
    if (tapped && isHydrated(tapped)) taps.delete(tapped)
  },
  true,
)
addEventListener('pagehide', () => taps.clear())

/** Preloads the files in parallel, because the script alone would load them one after the other. */
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

/** Replays one tap at a time: the result is drawn before the next. */
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

/**
 * Returns `true` if the element is a link or submits a form. A form with the method `dialog`
 * outside of a dialog is not sent.
 */
function leavesPage(by: HTMLElement) {
  if (!(by instanceof HTMLButtonElement)) return true
  const { form, type } = by
  return form && type !== 'button' && (form.method !== 'dialog' || form.closest('dialog'))
}

/** React stores its props on each element at hydration. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
