import { execFileSync } from 'node:child_process'

export type ProcessOwner = { uid?: number; gid?: number }

/**
 * Returns the account for database processes. PostgreSQL refuses to run as root, and `nobody`
 * exists on every system.
 */
export function unprivilegedUser(): ProcessOwner {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
