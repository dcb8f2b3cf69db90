import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns `true` if the program is installed. Debian has administrators' programs in `/usr/sbin`.
 */
export function hasCommand(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders, '/usr/sbin'].some((folder) => existsSync(join(folder, name)))
}
