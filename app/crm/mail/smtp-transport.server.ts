import { createTransport } from 'nodemailer'
import { asciiEmailAddress } from '#app/platform/schema/email-address.ts'
import type { MailContent } from './compose-enquiry-mail.server.ts'

export type MailTransport = {
  /** Throws what the server said. */
  send: (mail: MailContent & { from: string; to: string; messageId: string }) => Promise<void>
  close: () => void
}

/**
 * Mail over SMTP. Addresses go as parsed parts, never as text that could hold more than one, and with their domains in
 * ASCII: not every server takes another.
 */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ replyTo, subject, text, messageId, ...mail }) {
      const [from, to] = [toAsciiAddress(mail.from), toAsciiAddress(mail.to)]
      await smtp.sendMail({
        from: { name: '', address: from },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: toAsciiAddress(replyTo) } } : {}),
        envelope: { from, to },
        subject,
        text,
        messageId: `<${toAsciiAddress(messageId.slice(1, -1))}>`,
        // No robot answers it, and no vacation note comes back.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => smtp.close(),
  }
}

function toAsciiAddress(address: string): string {
  return asciiEmailAddress(address) ?? address
}

/** Whether the server refused the address for good (SMTP 5xx on the recipient). */
export function isRecipientRejected(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  )
}

/** What went wrong without any address in it: the log holds no personal data. */
export function mailErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown'
}
