import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces the served build by a finished build. Folders are renamed, so the interruption is
 * negligible. The client files of the replaced build are kept in `before` until the next build.
 */
export function replaceBuild(next: string, place: string): void {
  const replaced = `${next}-replaced`
  for (const folder of [replaced, join(next, 'before')])
    rmSync(folder, { recursive: true, force: true })
  keepPreviousClientFiles(next, place)
  if (existsSync(place)) renameSync(place, replaced)
  renameSync(next, place)
  rmSync(replaced, { recursive: true, force: true })
}

/** Building the same sources twice does not lose the files of the previous build. */
function keepPreviousClientFiles(next: string, place: string): void {
  const client = join(place, 'client')
  const isSame = String(listHashedFiles(client)) === String(listHashedFiles(join(next, 'client')))
  const kept = isSame ? join(place, 'before') : client
  const before = join(next, 'before')
  mkdirSync(before)
  for (const folder of ['assets', 'fonts'])
    if (existsSync(join(kept, folder)))
      cpSync(join(kept, folder), join(before, folder), { recursive: true })
}

/** Returns scripts and styles, whose names contain a hash of their content. */
function listHashedFiles(client: string): string[] {
  const folder = join(client, 'assets')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
