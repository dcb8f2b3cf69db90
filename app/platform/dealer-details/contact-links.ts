/** `tel:+919876543210` for a number as it is printed. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Opens a chat with the message begun. */
export function whatsAppUrl(phone: string, message: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
