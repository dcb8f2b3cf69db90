/**
 * One text for the spellings of an address that many servers deliver to the same mailbox: any case, dots, `+tag`.
 * Only for counting: it is no address to write to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  return `${local.replaceAll('.', '')}${address.slice(at)}`.toLowerCase()
}
