/**
 * Formats a registration number for reading: `TG13AA1258` becomes `TG 13 AA 1258`. Other text stays
 * unchanged.
 */
export function formatRegistrationNumber(key: string): string {
  const parts =
    /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/.exec(key) ??
    /^(\d{2})(BH)(\d{4})([A-Z]{1,2})$/.exec(key) ??
    /^(T\d{4})([A-Z]{2})(\d{4})([A-Z]{0,2})$/.exec(key)
  return parts ? parts.slice(1).filter(Boolean).join(' ') : key
}
