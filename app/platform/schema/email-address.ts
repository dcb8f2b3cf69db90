import * as v from 'valibot'

/** Returns `true` for one address with a dot in its domain, in any script. */
export function isEmailAddress(text: string): boolean {
  return /@.*\.(?!\d+$)[^.]{2,}$/.test(toAsciiEmailAddress(text) ?? '')
}

/**
 * Returns the address with the domain in ASCII (`xn--mnchen-3ya.de`), which mail servers require.
 * Returns undefined for any text other than one plain address, so that the text cannot inject a
 * mail header.
 */
export function toAsciiEmailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || text.length > 254 || /^\.|\.\.|\.$/.test(name)) return undefined
  const address = `${name}@${isAscii.test(domain) ? domain : asciiDomain(domain)}`
  return address.length <= 254 && v.RFC_EMAIL_REGEX.test(address) ? address : undefined
}

const isAscii = /^[\x20-\x7e]*$/

function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
