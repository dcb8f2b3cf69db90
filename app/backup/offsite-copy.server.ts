import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** When the backups were last copied to another computer, and to which. */
export type OffsiteCopy = { at: string; to: string }

/**
 * What `deploy/copy-backups`, or another program that copies the backups, leaves in their folder once a copy is
 * whole: `copied`, with the instant on its first line and the target on its second. Undefined without one that can be read.
 */
export async function readOffsiteCopy(dataDir: string): Promise<OffsiteCopy | undefined> {
  const text = await readFile(join(dataDir, 'backups', 'copied'), 'utf8').catch(() => '')
  const [instant = '', target = ''] = text.split('\n')
  const at = Date.parse(instant.trim())
  if (Number.isNaN(at) || !/^\d{4}-\d\d-\d\dT/.test(instant)) return undefined
  return { at: new Date(at).toISOString(), to: hostNameIn(target) }
}

/** `backups@other.example.com:showroom/` → `other.example.com`: neither account nor path is for a screen. */
function hostNameIn(target: string): string {
  const [, computer = ''] =
    /^(?:[a-z]+:\/\/)?(?:[^@/\s]*@)?([^:/\s]{1,200})/.exec(target.trim()) ?? []
  return computer
}
