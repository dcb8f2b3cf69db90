import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates the file and its folder if they are missing. Only the server's account gets access,
 * whatever the umask.
 */
export function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Do not open an existing file: closing the file would release the locks that this process holds
  // on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
