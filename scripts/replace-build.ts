import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts a finished build where the served one lies, by renaming: between the two is no moment to speak
 * of. The files of the replaced client stay in `before`, those of one build only.
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

/** Who builds the same a second time does not lose what was before it. */
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

/** Its scripts and styles: a hash of what they hold is in their names. */
function listHashedFiles(client: string): string[] {
  const folder = join(client, 'assets')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
