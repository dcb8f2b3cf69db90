import type { MailContent } from './compose-enquiry-mail.server.ts'
import type { OutboxMail } from './mail-outbox-store.server.ts'

/** Composes the reminder of an appointment; undefined if it must not be sent now. */
export type ComposeReminderMail = (
  owed: Pick<OutboxMail, 'enquiry_id' | 'once_key' | 'recipient'>,
) => Promise<MailContent | undefined>
