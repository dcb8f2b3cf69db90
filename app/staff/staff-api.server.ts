import { Hono } from 'hono'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import type { Needed } from './account.server.ts'
import { changePassword, updateProfile } from './account.server.ts'

/** The staff's own profile and password. */
export function staffApi(services: Needed) {
  const api = new Hono<AppEnv>()

  api.patch('/api/profile/password/:userId', async (c) => {
    const session = requireStaff(c, 'User not found. Please log in again.')
    return c.json(await changePassword(services, session, c.req.param('userId'), await readJson(c)))
  })

  api.patch('/api/profile/:userId', async (c) => {
    const session = requireStaff(c)
    return c.json(await updateProfile(services, session, c.req.param('userId'), await readJson(c)))
  })

  for (const path of ['/api/profile', '/api/profile/'])
    api.patch(path, () => {
      throw new Problem(400, 'User ID is missing. Please log in again.')
    })

  return api
}
