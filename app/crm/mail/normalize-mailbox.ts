import { asciiEmailAddress } from '#app/platform/schema/email-address.ts'

/**
 * One text for the spellings of an address that many servers deliver to the same mailbox: any case, dots, `+tag`.
 * Only for counting: it is no address to write to.
 */
export function normalizeMailbox(address: string): string {
  const ascii = asciiEmailAddress(address) ?? address
  const at = ascii.lastIndexOf('@')
  const [local = ''] = ascii.slice(0, at).split('+')
  return `${local.replaceAll('.', '')}${ascii.slice(at)}`.toLowerCase()
}
