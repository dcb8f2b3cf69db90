/**
 * Redacts a path for the log, because a reader of the log could open an account, a quotation or an
 * enquiry with a token. Replaces the segment after the prefixes of quotations and of customers'
 * enquiries, in any spelling of the prefix, and on any path each segment that is as long as a token.
 */
export function redactSecretPath(path: string): string {
  return path
    .replace(/(?<=^\/(?:q|%71|%51)\/)(?!verify(?:\.data)?\/?$)[^/.]+/i, '…')
    .replace(enquirySegment, '…')
    .replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}

/** One letter or hyphen of a path, as it is or escaped. */
const spelled = (sign: string) =>
  `(?:${sign}|%${sign.charCodeAt(0).toString(16)}|%${sign.toUpperCase().charCodeAt(0).toString(16)})`

const enquirySegment = new RegExp(`(?<=^/${[...'my-enquiry'].map(spelled).join('')}/)[^/.]+`, 'i')
