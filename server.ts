import '#app/process/production.server.ts'
import { createApp } from '#app/app.server.ts'
import { mailSettings } from '#app/crm/mail/mail-settings.server.ts'
import { connect } from '#app/platform/db/connect.server.ts'
import { listen, type Site } from '#app/platform/http/listen.server.ts'
import { builtPages } from '#app/platform/http/pages.server.ts'
import { fromMemory } from '#app/platform/http/response-cache/from-memory.server.ts'
import { createKept } from '#app/platform/http/response-cache/kept.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { startBackground } from '#app/process/background.server.ts'
import { firstLines } from '#app/process/console.server.ts'
import { readEnv } from '#app/process/env.server.ts'
import { prepare } from '#app/process/prepare.server.ts'
import { exitCodeOf, explainFailure } from '#app/process/start-failure.server.ts'
import { onStopSignal } from '#app/process/stop-signal.server.ts'
import { createServices } from '#app/services.server.ts'
import { readCatalogue } from '#app/site/seed/catalogue-files.server.ts'

/** The life of the process. `--dev` takes the pages from Vite instead of the build. */
async function main() {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const say = firstLines()

  const catalogue = readCatalogue('catalogue')
  const clock = () => new Date()
  const { firstAccount, ...news } = await prepare(env, catalogue, clock)
  say.database({ env, ...news })

  const opened: { site?: Site } = {}
  const { db, engine } = connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  const services = createServices({
    db,
    engine,
    manifest: catalogue.manifest,
    clock,
    log,
    timeZone: env.TIME_ZONE,
    dataDir: env.DATA_DIR,
    mail: mailSettings(env),
    publicUrl: env.PUBLIC_URL,
    formLimitPerMinute: env.FORM_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    isDraining: () => opened.site?.isDraining() ?? false,
  })

  const dev = process.argv.includes('--dev') ? await import('./scripts/dev-pages.ts') : undefined
  const vite = await dev?.startVite()
  const kept = createKept(services)
  const trustProxy = env.TRUST_PROXY
  const app = createApp({
    services,
    kept,
    pages: vite?.pages ?? (await builtPages()),
    files: {
      client: vite ? 'public' : 'build/client',
      before: vite ? undefined : 'build/before',
      catalogue: 'catalogue',
    },
    trustProxy,
  })
  const first = vite?.middlewares ?? fromMemory({ ...services, ...kept, trustProxy })
  const site = await listen(app, {
    port: env.PORT,
    host: env.HOST,
    first,
    backlog: services.slots.backlog,
  })
  opened.site = site
  const background = startBackground(services)
  say.open(site.url, firstAccount)

  onStopSignal(async () => {
    say.stopping()
    services.feed.close()
    await Promise.all([site.close(), background.stop()])
    await vite?.close()
    await db.destroy()
  })
}

await main().catch((error: unknown) => {
  console.error(explainFailure(error, process.env))
  process.exit(exitCodeOf(error))
})
