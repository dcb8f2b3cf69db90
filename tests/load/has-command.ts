import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether this machine has the program, also where Debian keeps what only administrators run. */
export function hasCommand(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders, '/usr/sbin'].some((folder) => existsSync(join(folder, name)))
}
