import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Time and target of the last copy of the backups on another computer. */
export type OffsiteCopy = { at: string; to: string }

/**
 * Reads the stamp `copied` in the backup folder: the instant on the first line, the target on the
 * second. `deploy/copy-backups`, or another program that copies the backups, writes it after a
 * complete copy. Returns undefined without a valid stamp.
 */
export async function readOffsiteCopy(dataDir: string): Promise<OffsiteCopy | undefined> {
  const text = await readFile(join(dataDir, 'backups', 'copied'), 'utf8').catch(() => '')
  const [instant = '', target = ''] = text.split('\n')
  const at = Date.parse(instant.trim())
  if (Number.isNaN(at) || !/^\d{4}-\d\d-\d\dT/.test(instant)) return undefined
  return { at: new Date(at).toISOString(), to: hostNameIn(target) }
}

/**
 * `backups@other.example.com:showroom/` → `other.example.com`: screens show neither account nor
 * path.
 */
function hostNameIn(target: string): string {
  const [, computer = ''] =
    /^(?:[a-z]+:\/\/)?(?:[^@/\s]*@)?([^:/\s]{1,200})/.exec(target.trim()) ?? []
  return computer
}
