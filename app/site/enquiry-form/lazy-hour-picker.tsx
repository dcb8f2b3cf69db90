import { type ComponentProps, lazy, memo, Suspense } from 'react'
import type { HourPicker } from './hour-picker.tsx'

/**
 * Pages without published plans do not load this code. A page that has the HTML of the server loads
 * it when the visitor first touches the page.
 */
const LazyPicker = lazy(async () => {
  if (!import.meta.env.SSR && document.querySelector('[data-hours]')) await firstTouch()
  return import('./hour-picker.tsx').then(
    (module) => ({ default: module.HourPicker }),
    // If the import fails, the HTML from the server stays. Without a time, the form asks for a call.
    () => new Promise<never>(() => {}),
  )
})

/** React stops events in HTML that it has not hydrated, so the window listens before React. */
const firstTouch = () =>
  new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin', 'change'])
      addEventListener(type, resolve, { capture: true, once: true })
  })

/**
 * The picker with the HTML of the server until its code has loaded. An update before that would
 * remove the HTML, so only a refusal updates it.
 */
export const LazyHourPicker = memo(
  (props: ComponentProps<typeof HourPicker>) => (
    <Suspense>
      <LazyPicker {...props} />
    </Suspense>
  ),
  (a, b) => a.refusal === b.refusal,
)
