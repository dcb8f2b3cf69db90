import { relative } from 'node:path'
import type { RequestHandler, ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createPageHandler, type PageHandler } from '#app/platform/http/page-handler.server.ts'

/** `scripts/run.mjs` starts the server again when it ends with this code. */
const startAgain = 75

/** Pages straight from their sources: Vite transforms, reloads and shows errors in the browser. */
export async function startVite() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  vite.watcher.on('change', (file) => {
    if (!isOfTheServer(relative('.', file))) return
    console.log(`${relative('.', file)} has changed: starting again`)
    process.exit(startAgain)
  })
  const built = async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return createPageHandler(asServerBuild(build), 'development')
  }
  const pages: RequestHandler = async (request, context) =>
    relaxed(await (await built())(request, context))
  const below =
    (prefix: string): RequestHandler =>
    async (request, context) =>
      relaxed(await (await built()).below(prefix)(request, context))
  return {
    pages: Object.assign(pages, { below }) satisfies PageHandler,
    middlewares: vite.middlewares,
    close: () => vite.close(),
  }
}

/** Node keeps what it has loaded; components are Vite's, and it swaps them in place. */
function isOfTheServer(file: string): boolean {
  return /^(app\/.*|server)\.ts$/.test(file) && !file.endsWith('.test.ts')
}

/** Vite puts styles and its client into the page: neither passes the real policy, and nothing is kept. */
function relaxed(answer: Response): Response {
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
