import { type ComponentType, lazy } from 'react'
import type { LoginFormProps } from './login-form.tsx'
import * as words from './staff-words.ts'

const load = () => import('./login-form.tsx')

/**
 * Login form, loaded when it is shown, so that other pages do not carry its code. If it cannot be
 * loaded, a message appears instead, and the rest of the page keeps its input.
 */
export const LazyLoginForm = lazy<ComponentType<LoginFormProps>>(() =>
  load().then(
    (module) => ({ default: module.LoginForm }),
    () => ({ default: () => words.loginNotLoaded }),
  ),
)

/** Preloads the login form when the browser is idle, so that it also works offline later. */
export function preloadLoginForm(): void {
  globalThis.requestIdleCallback?.(() => void load().catch(() => undefined))
}
