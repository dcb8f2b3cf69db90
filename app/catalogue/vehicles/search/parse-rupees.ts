/** Parses whole rupees from an address, at least 1. Returns undefined for any other text. */
export function parseRupees(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined
}
