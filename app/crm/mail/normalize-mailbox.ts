import { toAsciiEmailAddress } from '#app/platform/schema/email-address.ts'

/**
 * Returns one key for all spellings of an address that many servers deliver to the same mailbox:
 * any case, dots, `+tag`. Use the key only for counting, never as a recipient.
 */
export function normalizeMailbox(address: string): string {
  const ascii = toAsciiEmailAddress(address) ?? address
  const at = ascii.lastIndexOf('@')
  const [local = ''] = ascii.slice(0, at).split('+')
  return `${local.replaceAll('.', '')}${ascii.slice(at)}`.toLowerCase()
}
