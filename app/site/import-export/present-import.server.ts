import type { PreviewedImport } from './import-export-service.server.ts'
import { type ImportRow, parseImportFindings, parseImportOptions } from './import-store.server.ts'

/** Returns an import in the form that the endpoints and the page show. */
export function presentImportRow(row: ImportRow) {
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
    options: parseImportOptions(row),
    pictures: parseImportFindings(row).pictures.length,
  }
}

export const presentImport = ({ row, same, rows }: PreviewedImport) => ({
  ...presentImportRow(row),
  same,
  rows,
})
