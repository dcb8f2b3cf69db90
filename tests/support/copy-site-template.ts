import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the template into a new data folder. Returns its path. */
export function copySiteTemplate(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-site-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
