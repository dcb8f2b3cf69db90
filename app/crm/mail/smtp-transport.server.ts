import { createTransport } from 'nodemailer'
import { toAsciiEmailAddress } from '#app/platform/schema/email-address.ts'
import type { MailContent } from './compose-enquiry-mail.server.ts'

export type MailTransport = {
  /** Throws the error of the mail server. */
  send: (mail: MailContent & { from: string; to: string; messageId: string }) => Promise<void>
  close: () => void
}

/**
 * Sends mail over SMTP. Addresses are passed as parsed parts, so no text can add a second
 * recipient. Domains are sent in ASCII, because some servers accept only ASCII.
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
        // Prevents automatic replies and vacation notices.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => smtp.close(),
  }
}

function toAsciiAddress(address: string): string {
  return toAsciiEmailAddress(address) ?? address
}

/** Returns `true` if the server permanently refused the recipient's address (SMTP 5xx). */
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

/**
 * Returns the code of an error without its message. The message may contain an address, and the log
 * must contain no personal data.
 */
export function mailErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown'
}
