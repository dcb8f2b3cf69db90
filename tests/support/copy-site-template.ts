import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new data folder with what the template holds. */
export function copySiteTemplate(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-site-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
