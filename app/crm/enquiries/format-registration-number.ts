import { registrationNumberFormats, registrationNumberKey } from './registration-number-key.ts'

/** Shows a typed registration number in one spelling. An incomplete one stays as it was typed. */
export const plateAsShown = (typed: string) =>
  formatRegistrationNumber(registrationNumberKey(typed) ?? typed)

/**
 * Formats a registration number for reading: `TG13AA1258` becomes `TG 13 AA 1258`. Other text stays
 * unchanged.
 */
export function formatRegistrationNumber(key: string): string {
  for (const format of registrationNumberFormats) {
    const [, ...parts] = format.exec(key) ?? []
    if (parts.length > 0) return parts.filter(Boolean).join(' ')
  }
  return key
}
