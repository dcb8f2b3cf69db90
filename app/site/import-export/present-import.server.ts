import type { Import } from './exchange-store.server.ts'
import { foundOf, type ImportRow, optionsOf } from './import-store.server.ts'

/** An import as calls and page tell of it. */
export function presentRow(row: ImportRow) {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at,
    appliedBy: row.applied_by,
    appliedAt: row.applied_at,
    undoneBy: row.undone_by,
    undoneAt: row.undone_at,
    options: optionsOf(row),
    pictures: foundOf(row).pictures.length,
  }
}

export const present = ({ row, same, rows }: Import) => ({ ...presentRow(row), same, rows })
