import { createTransport } from 'nodemailer'
import { asciiAddress } from '#app/platform/schema/email-address.ts'
import type { Mail } from './compose.server.ts'

export type Transport = {
  /** Throws what the server said. */
  send: (mail: Mail & { from: string; to: string; messageId: string }) => Promise<void>
  close: () => void
}

/**
 * Mail over SMTP. Addresses go as parsed parts, never as text that could hold more than one, and with their domains in
 * ASCII: not every server takes another.
 */
export function smtpTransport(url: string): Transport {
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
      const [from, to] = [ascii(mail.from), ascii(mail.to)]
      await smtp.sendMail({
        from: { name: '', address: from },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: ascii(replyTo) } } : {}),
        envelope: { from, to },
        subject,
        text,
        messageId: `<${ascii(messageId.slice(1, -1))}>`,
        // No robot answers it, and no vacation note comes back.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => smtp.close(),
  }
}

function ascii(address: string): string {
  return asciiAddress(address) ?? address
}

/** Whether the server refused the address for good (SMTP 5xx on the recipient). */
export function isRefusedAddress(error: unknown): boolean {
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
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown'
}
