import { execFileSync } from 'node:child_process'

export type ProcessOwner = { uid?: number; gid?: number }

/** Databases refuse to run as root; `nobody` exists everywhere, so no account need be made. */
export function unprivilegedUser(): ProcessOwner {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
