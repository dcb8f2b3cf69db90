import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the file and its folder where they are missing, for our account alone, whatever the umask. */
export function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Opening and closing one that is there would end this process' locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
