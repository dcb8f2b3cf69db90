import type { Locator } from 'playwright-core'

/** How long a toast stays, in milliseconds: its bar is its clock, so nobody has to wait to know. */
export function timeOf(toast: Locator): Promise<number> {
  return barOf(toast).evaluate((it) =>
    it.getAnimations().reduce((sum, { effect }) => sum + Number(effect?.getTiming().duration), 0),
  )
}

/** Brings the toast's time to its end. */
export function letTimePass(toast: Locator): Promise<void> {
  return barOf(toast).evaluate((it) => {
    for (const animation of it.getAnimations()) animation.finish()
  })
}

function barOf(toast: Locator): Locator {
  return toast.locator('.Toastify__progress-bar--animated')
}
