import { lazy } from 'react'

/** Few addresses contain a configuration, so other forms do not load this code. */
export const LazyConfigurationField = lazy(() =>
  import('./configuration-field.tsx').then(
    (module) => ({ default: module.ConfigurationField }),
    // If the import fails, the HTML from the server stays, and its checkbox still works.
    () => new Promise<never>(() => {}),
  ),
)
