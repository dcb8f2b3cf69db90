import { createApp } from '#app/app.server.ts'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { createServices, type Services } from '#app/services.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { cheapPasswordHash } from './cheap-password-hash.ts'
import { checkDeclaredResponse } from './check-declared-response.ts'
import type { TestDatabase } from './test-databases.ts'

/** Monday 2 November 2026, 10:00 in Hyderabad: the time in every test without its own clock. */
export const testNow = new Date('2026-11-02T04:30:00Z')

export const staffLogin = { userId: 'meera', password: 'a-password-for-tests' }

export type TestApp = {
  services: Services
  /** Handles one request. Takes headers and body as `fetch` does. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a JSON body with the headers of a same-origin page. */
  send: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>
  /**
   * Creates a staff account and logs in: the owner, or an account named after its role. Requests of
   * the returned app carry the session.
   */
  loginAsStaff: (role?: Role) => Promise<TestApp>
}

const catalogue = readCatalogue('catalogue')

/**
 * The whole app over a test's database. It has pages only if the test gives them, and its clock is
 * the test's.
 */
export function testApp(
  database: TestDatabase,
  given: Partial<Parameters<typeof createServices>[0]> = {},
  pages?: PageHandler,
): TestApp {
  const services = createServices({
    db: database.db,
    engine: database.engine,
    manifest: catalogue.manifest,
    clock: () => testNow,
    log: createLog('silent'),
    timeZone: 'Asia/Kolkata',
    dataDir: database.dataDir,
    publicUrl: undefined,
    formLimitPerMinute: 0,
    ...given,
  })
  return createTestClient(services, createApp({ services, ...(pages ? { pages } : {}) }), {})
}

function createTestClient(
  services: Services,
  app: ReturnType<typeof createApp>,
  own: Record<string, string>,
): TestApp {
  const request: TestApp['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(own))
      if (!headers.has(name)) headers.set(name, value)
    const answer = await app.request(path, { ...init, headers })
    await checkDeclaredResponse(init.method ?? 'GET', path, answer)
    return answer
  }
  return {
    services,
    request,
    send: (method, path, body, init = {}) => {
      const headers = new Headers(init.headers)
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      return request(path, { method, body: JSON.stringify(body) ?? null, ...init, headers })
    },
    async loginAsStaff(role = 'owner') {
      const login = role === 'owner' ? staffLogin : { ...staffLogin, userId: role }
      if (!(await services.staff.findByUserId(login.userId)))
        await services.staff.create({
          userId: login.userId,
          passwordHash: cheapPasswordHash(login.password),
          createdAt: services.clock().toISOString(),
          role,
        })
      const answer = await app.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(login),
      })
      const cookie = answer.headers
        .getSetCookie()
        .map((it) => it.split(';')[0])
        .join('; ')
      if (!answer.ok || !cookie) throw new Error(`The login answered ${answer.status}`)
      return createTestClient(services, app, { ...own, cookie })
    },
  }
}
