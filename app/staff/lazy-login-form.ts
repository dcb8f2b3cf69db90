import { lazy } from 'react'

/** The login, fetched when it is shown: a page that one may see does not bring it. */
export const LoginForm = lazy(async () => ({
  default: (await import('./login-form.tsx')).LoginForm,
}))
