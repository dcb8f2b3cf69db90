import '#app/process/default-node-env.server.ts'
import { createApp } from '#app/app.server.ts'
import { mailSettingsFromEnv } from '#app/crm/mail/mail-settings.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { listen, type RunningServer } from '#app/platform/http/listen.server.ts'
import { loadBuiltPages } from '#app/platform/http/page-handler.server.ts'
import { createResponseCache } from '#app/platform/http/response-cache/response-cache.server.ts'
import { serveFromCache } from '#app/platform/http/response-cache/serve-from-cache.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { startBackgroundJobs } from '#app/process/background-jobs.server.ts'
import { readEnv } from '#app/process/env.server.ts'
import { prepareData } from '#app/process/prepare-data.server.ts'
import { exitCodeOf, explainFailure } from '#app/process/start-failure.server.ts'
import { startupMessages } from '#app/process/startup-messages.server.ts'
import { onStopSignal } from '#app/process/stop-signal.server.ts'
import { createServices } from '#app/services.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'

/** Runs the process. `--dev` takes the pages from Vite instead of the build. */
async function main() {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const say = startupMessages()

  const catalogue = readCatalogue('catalogue')
  const clock = () => new Date()
  const { firstAccount, ...news } = await prepareData(env, catalogue, clock)
  say.database({ env, ...news })

  const opened: { site?: RunningServer } = {}
  const { db, engine } = connectDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  const services = createServices({
    db,
    engine,
    manifest: catalogue.manifest,
    clock,
    log,
    timeZone: env.TIME_ZONE,
    dataDir: env.DATA_DIR,
    mail: mailSettingsFromEnv(env),
    publicUrl: env.PUBLIC_URL,
    formLimitPerMinute: env.FORM_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    isDraining: () => opened.site?.isDraining() ?? false,
  })

  const dev = process.argv.includes('--dev')
    ? await import('./scripts/vite-dev-server.ts')
    : undefined
  const vite = await dev?.startViteDevServer()
  const kept = createResponseCache(services)
  const trustProxy = env.TRUST_PROXY
  const app = createApp({
    services,
    kept,
    pages: vite?.pages ?? (await loadBuiltPages()),
    files: {
      client: vite ? 'public' : 'build/client',
      before: vite ? undefined : 'build/before',
      catalogue: 'catalogue',
    },
    trustProxy,
  })
  const first = vite?.middlewares ?? serveFromCache({ ...services, ...kept, trustProxy })
  const site = await listen(app, {
    port: env.PORT,
    host: env.HOST,
    first,
    backlog: services.slots.backlog,
  })
  opened.site = site
  const background = startBackgroundJobs(services)
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
