import { type ComponentProps, lazy, memo, Suspense } from 'react'
import type { HourPicker } from './hour-picker.tsx'

/** Pages without published plans do not load this code. */
const LazyPicker = lazy(() =>
  import('./hour-picker.tsx').then(
    (module) => ({ default: module.HourPicker }),
    // If the import fails, the HTML from the server stays. Without a time, the form asks for a call.
    () => new Promise<never>(() => {}),
  ),
)

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
