/**
 * Parses the limit of a filter from an address: whole rupees from 1 to 99,999,999, in plain digits.
 * Returns undefined for any other text.
 */
export function parseMaxRupees(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined
}
