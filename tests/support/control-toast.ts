import type { Locator } from 'playwright-core'

/**
 * Holds a toast still and returns how long it would have stayed, in milliseconds: the bar is its
 * clock, so nobody has to wait to know.
 */
export function pauseToast(toast: Locator): Promise<number> {
  return toastProgressBar(toast).evaluate((it) => {
    const running = it.getAnimations()
    for (const animation of running) animation.pause()
    return running.reduce((sum, { effect }) => sum + Number(effect?.getTiming().duration), 0)
  })
}

/** Brings the toast's time to its end. */
export function finishToast(toast: Locator): Promise<void> {
  return toastProgressBar(toast).evaluate((it) => {
    for (const animation of it.getAnimations()) animation.finish()
  })
}

function toastProgressBar(toast: Locator): Locator {
  return toast.locator('.Toastify__progress-bar--animated')
}
