import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a temporary file and then renames the file, so that no partial file is visible or remains
 * on a full disk.
 */
export async function writeFileAtomically(
  folder: string,
  file: string,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${file}.${randomUUID()}`)
  try {
    await writeFile(draft, bytes, { flush: true, mode: 0o600 })
    await rename(draft, join(folder, file))
  } finally {
    await rm(draft, { force: true })
  }
}
