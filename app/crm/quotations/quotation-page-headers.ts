/**
 * Headers of the pages and files of a quotation: caches do not store them, search engines do not
 * list them, and the next page does not learn their address.
 */
export const quotationPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const
