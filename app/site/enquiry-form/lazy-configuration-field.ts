import { lazy } from 'react'

/** Few addresses contain a configuration, so this code is not part of every form. */
export const LazyConfigurationField = lazy(() =>
  import('./configuration-field.tsx').then(
    (module) => ({ default: module.ConfigurationField }),
    // If the import fails, the server's HTML stays, and its checkbox still works.
    () => new Promise<never>(() => {}),
  ),
)
