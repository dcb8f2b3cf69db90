/** Formats a number in dialling form for reading: `+91 98480 12345`. */
export const formatMobile = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
