import type { Generated, Selectable } from 'kysely'

/** A file that staff added to an enquiry. */
export type EnquiryAttachmentTable = {
  id: Generated<number>
  enquiry_id: number
  /** 32 random hexadecimal digits and `.jpg` or `.pdf`. A picture has a small one beside it. */
  file: string
  /** A kind of document (`attachment-document-kinds.ts`). */
  document: string
  /** File name as it was sent, for staff. */
  name: string
  /** Size of the stored file, without the small picture. */
  bytes: number
  /** Hash of the file as it was sent, so that a repeated upload adds nothing. */
  content_hash: string
  staff_id: number | null
  /** The account's name when the file was added. */
  who: string
  created_at: string
  /** Time of deletion. The row and its file stay for a day, so that the deletion can be undone. */
  deleted_at: Generated<string | null>
}

export type EnquiryAttachmentRow = Selectable<EnquiryAttachmentTable>
