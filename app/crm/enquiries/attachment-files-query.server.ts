import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Returns the names of an attachment's files: the file, and the small picture of a picture. */
export function filesOfAttachment(file: string): string[] {
  return file.endsWith('.jpg') ? [file, thumbnailFileName(file)] : [file]
}

export const thumbnailFileName = (file: string) => file.replace(/\.jpg$/, '-small.jpg')

/**
 * Deletes attachments, also those whose deletion can be undone, and on PostgreSQL their files.
 * Returns the names of the files, to delete from the folder after the transaction.
 */
export async function deleteAttachmentsOf(trx: Db, enquiryId: number): Promise<string[]> {
  const rows = await trx
    .deleteFrom('enquiry_attachments')
    .where('enquiry_id', '=', enquiryId)
    .returning('file')
    .execute()
  const files = rows.flatMap(({ file }) => filesOfAttachment(file))
  if (files.length > 0) await trx.deleteFrom('uploads').where('file', 'in', files).execute()
  return files
}
