import { type ComponentType, lazy } from 'react'
import type { LoginFormProps } from './login-form.tsx'
import * as words from './staff-words.ts'

const load = () => import('./login-form.tsx')

/**
 * The login, fetched when it is shown: a page that one may see does not bring it. Where it does not
 * come a sentence stands in its place: what is typed around it stays.
 */
export const LazyLoginForm = lazy<ComponentType<LoginFormProps>>(() =>
  load().then(
    (module) => ({ default: module.LoginForm }),
    () => ({ default: () => words.loginNotLoaded }),
  ),
)

/** Once a page has nothing else to do: then the login is there though the network goes. */
export function preloadLoginForm(): void {
  globalThis.requestIdleCallback?.(() => void load().catch(() => undefined))
}
