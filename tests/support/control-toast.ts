import type { Locator } from 'playwright-core'

/**
 * Pauses a toast and returns its remaining time in milliseconds. Its progress bar is the clock, so
 * tests need not wait.
 */
export function pauseToast(toast: Locator): Promise<number> {
  return toastProgressBar(toast).evaluate((it) => {
    const running = it.getAnimations()
    for (const animation of running) animation.pause()
    return running.reduce((sum, { effect }) => sum + Number(effect?.getTiming().duration), 0)
  })
}

/** Ends the toast's time. */
export function finishToast(toast: Locator): Promise<void> {
  return toastProgressBar(toast).evaluate((it) => {
    for (const animation of it.getAnimations()) animation.finish()
  })
}

function toastProgressBar(toast: Locator): Locator {
  return toast.locator('.Toastify__progress-bar--animated')
}
