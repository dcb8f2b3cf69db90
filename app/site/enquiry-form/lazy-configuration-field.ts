import { lazy } from 'react'

/** Of the few addresses that put a machine together: not fetched with what every form needs. */
export const LazyConfigurationField = lazy(() =>
  import('./configuration-field.tsx').then(
    (module) => ({ default: module.ConfigurationField }),
    // Where it does not come, what the server has drawn stays, and its box is sent all the same.
    () => new Promise<never>(() => {}),
  ),
)
