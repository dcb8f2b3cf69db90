import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/** The pages as `npm run build` left them. Throws `BuildMissing`. */
export async function builtPages(): Promise<RequestHandler> {
  const file = resolve('build/server/index.js')
  if (!existsSync(file)) throw new BuildMissing()
  const build: ServerBuild = await import(file)
  return createRequestHandler(build, 'production')
}

export class BuildMissing extends Error {
  override name = 'BuildMissing'
  constructor() {
    super('The pages are not built yet. Start with npm start, which builds them.')
  }
}
