import { lazy } from 'react'

/** Pages without published plans do not load this code. */
export const LazyHourPicker = lazy(() =>
  import('./hour-picker.tsx').then(
    (module) => ({ default: module.HourPicker }),
    // If the import fails, the HTML from the server stays. Without a time, the form asks for a call.
    () => new Promise<never>(() => {}),
  ),
)
