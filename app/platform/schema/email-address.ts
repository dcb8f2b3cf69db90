import * as v from 'valibot'

/** Whether mail can be sent there: one address, its domain with a dot, in any script. */
export function isEmailAddress(text: string): boolean {
  return /@.*\.(?!\d+$)[^.]{2,}$/.test(asciiEmailAddress(text) ?? '')
}

/**
 * The address as a mail server takes it: the domain in ASCII (`xn--mnchen-3ya.de`). Undefined for everything but one
 * plain address, so that no mail header can be written with it.
 */
export function asciiEmailAddress(text: string): string | undefined {
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
