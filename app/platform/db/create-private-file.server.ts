import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates the file and its folder if they are missing, with access for the server's account only,
 * whatever the umask.
 */
export function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Do not open an existing file: closing it would release this process' locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
