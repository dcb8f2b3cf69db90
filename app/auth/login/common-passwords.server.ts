import { readFileSync } from 'node:fs'

let loadedPasswords: ReadonlySet<string> | undefined

/** Returns `true` for a password on the list. The first call reads the list from the file. */
export function isCommonPassword(password: string): boolean {
  loadedPasswords ??= readCommonPasswords()
  return loadedPasswords.has(password)
}

function readCommonPasswords(): Set<string> {
  // The path starts at the project's folder: this module also runs from `build/server`.
  const file = readFileSync('app/auth/login/common-passwords.txt', 'utf8')
  const [, list] = file.split(/\r?\n---\r?\n/)
  if (!list)
    throw new Error('app/auth/login/common-passwords.txt has no list below its line of dashes.')
  return new Set(list.trim().split(/\r?\n/))
}
