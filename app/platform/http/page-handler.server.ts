import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { restoreQueryOnRedirect, stripUndeclaredQuery } from './strip-undeclared-query.server.ts'

/** React Router's request handler; `below` serves the same pages under a path prefix. */
export type PageHandler = RequestHandler & { below?: (prefix: string) => RequestHandler }

/** Maximum cached handlers for path prefixes. Each handler compiles the route table once. */
const maxPrefixHandlers = 20

export function createPageHandler(build: ServerBuild, mode: 'production' | 'development') {
  const kept = new LRUCache<string, RequestHandler>({ max: maxPrefixHandlers })
  const below = (prefix: string): RequestHandler => {
    const known = kept.get(prefix)
    if (known) return known
    const made = createRouterHandler({ ...build, basename: prefix }, mode)
    kept.set(prefix, made)
    return made
  }
  return Object.assign(createRouterHandler(build, mode), { below })
}

/** Renders pages with only the query parameters that they declare. */
function createRouterHandler(
  build: ServerBuild,
  mode: 'production' | 'development',
): RequestHandler {
  const handle = createRequestHandler(build, mode)
  const reduce = stripUndeclaredQuery(build, build.basename)
  return async (asked, context) => {
    const request = reduce(asked)
    return restoreQueryOnRedirect(await handle(request, context), asked, request)
  }
}

/** Loads the pages built by `npm run build`. Throws `BuildMissing`. */
export async function loadBuiltPages(): Promise<PageHandler> {
  const file = resolve('build/server/index.js')
  if (!existsSync(file)) throw new BuildMissing()
  const build: ServerBuild = await import(file)
  return createPageHandler(build, 'production')
}

export class BuildMissing extends Error {
  override name = 'BuildMissing'
  constructor() {
    super('The pages are not built yet. Start with npm start, which builds them.')
  }
}
