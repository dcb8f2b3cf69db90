import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { check } from '#app/forms/check.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import type { Needed } from './account.server.ts'
import { presentAccount } from './account.server.ts'
import type { LogInNeeds } from './log-in.server.ts'
import { logIn } from './log-in.server.ts'
import { sessionCookie } from './session.server.ts'
import { logInForm } from './staff-forms.ts'

/** Login, logout, and who is at work. */
export function staffApi(services: Needed & LogInNeeds & { timeZone: string }) {
  const api = new Hono<AppEnv>()

  api.post('/api/login', async (c) => {
    const form = check(logInForm, await readJson(c))
    if (!form.ok) throw new Problem(422, form.message, { errors: form.errors })
    const { address, isSecure, session } = c.get('facts')
    const id = await logIn(services, { ...form.output, address })
    if (session) await services.sessions.remove(session.idHash)
    c.header('Set-Cookie', sessionCookie(id, isSecure))
    // The token is a marker that the browser keeps, as the interface promises; it opens nothing.
    return c.json({ message: 'Login successful! Redirecting...', token: randomUUID() })
  })

  api.post('/api/logout', async (c) => {
    const { session, isSecure } = c.get('facts')
    if (session) await services.sessions.remove(session.idHash)
    c.header('Set-Cookie', sessionCookie(undefined, isSecure))
    return c.json({ message: 'You are logged out' })
  })

  api.get('/api/me', (c) =>
    c.json(presentAccount(requireStaff(c).staff, services.timeZone), 200, noStore),
  )

  return api
}

const noStore = { 'Cache-Control': 'no-store' }
