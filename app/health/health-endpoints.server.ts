import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { checkHealth, type HealthDeps } from './check-health.server.ts'
import type { Metrics } from './metrics.server.ts'

export type HealthEndpointDeps = HealthDeps & {
  metrics: Metrics
  /** METRICS_TOKEN; without it, only this machine sees details. */
  metricsToken: string | undefined
  /** Returns `true` while the process stops. */
  isDraining: () => boolean
}

/**
 * Endpoints for proxies and monitors. `/healthz`: the process responds. `/readyz`: it accepts
 * requests; 503 while it stops or most of its responses fail. The database is no condition, because
 * cached pages need none. `/metrics`: Prometheus metrics. The contract is in
 * `docs/contracts/health.md`.
 */
export function healthEndpoints(needs: HealthEndpointDeps) {
  const { metrics, isDraining } = needs
  const api = new Hono<AppEnv>()
  // Monitors poll every few seconds, so these requests are not logged.
  for (const path of ['/healthz', '/readyz', '/metrics'])
    api.use(path, async (c, next) => {
      c.set('isStored', true)
      await next()
    })
  api.get('/healthz', (c) => c.text('ok', 200, noStore))
  api.get('/readyz', async (c) => {
    const reasons = [
      ...(isDraining() ? ['draining'] : []),
      ...(metrics.isFailing() ? ['failing'] : []),
    ]
    const isReady = reasons.length === 0
    const more = canSeeDetails(c, needs) ? { reasons, ...(await checkHealth(needs)) } : {}
    return c.json({ isReady, ...more }, isReady ? 200 : 503, noStore)
  })
  api.get('/metrics', async (c) => {
    if (!hasToken(c, needs.metricsToken)) return c.text('', 404)
    const text = await metrics.text(await checkHealth(needs))
    return c.body(text, 200, { ...noStore, 'Content-Type': metrics.contentType })
  })
  return api
}

const noStore = { 'Cache-Control': 'no-store' }

/** Returns `true` for a client with the token, or on this machine and not forwarded by a proxy. */
function canSeeDetails(c: Context<AppEnv>, { metricsToken }: HealthEndpointDeps): boolean {
  const { peer } = c.get('facts')
  const isHere = peer === '::1' || peer.startsWith('127.')
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) =>
    c.req.header(name),
  )
  return hasToken(c, metricsToken) || (isHere && !isForwarded)
}

function hasToken(c: Context<AppEnv>, token: string | undefined): boolean {
  if (token === undefined) return false
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
