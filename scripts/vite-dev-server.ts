import { relative } from 'node:path'
import type { RequestHandler, ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createPageHandler, type PageHandler } from '#app/platform/http/page-handler.server.ts'

/** `scripts/run.mjs` restarts the server after this exit code. */
const restartExitCode = 75

/**
 * Serves pages from their sources. Vite transforms the sources, reloads pages after a change, and
 * shows errors in the browser.
 */
export async function startViteDevServer() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  vite.watcher.on('change', (file) => {
    if (!isServerFile(relative('.', file))) return
    console.log(`${relative('.', file)} has changed: starting again`)
    process.exit(restartExitCode)
  })
  const built = async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return createPageHandler(asServerBuild(build), 'development')
  }
  const pages: RequestHandler = async (request, context) =>
    withoutContentSecurityPolicy(await (await built())(request, context))
  const below =
    (prefix: string): RequestHandler =>
    async (request, context) =>
      withoutContentSecurityPolicy(await (await built()).below(prefix)(request, context))
  return {
    pages: Object.assign(pages, { below }) satisfies PageHandler,
    middlewares: vite.middlewares,
    close: () => vite.close(),
  }
}

/**
 * Returns true for files that need a restart, because Node caches loaded modules. Vite replaces
 * components in place.
 */
function isServerFile(file: string): boolean {
  return /^(app\/.*|server)\.ts$/.test(file) && !file.endsWith('.test.ts')
}

/**
 * Allows Vite's inline styles and client, which the site's real policy forbids, and disables
 * caching.
 */
function withoutContentSecurityPolicy(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Content-Security-Policy', "default-src * 'unsafe-inline' data: blob: ws:")
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module
}

function asServerBuild(module: object): ServerBuild {
  if (!isServerBuild(module)) throw new Error('Vite did not give a server build')
  return module
}
