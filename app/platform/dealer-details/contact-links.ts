/** Returns `tel:+919876543210` for a formatted number. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Returns a WhatsApp URL that opens a chat with the given message. */
export function whatsAppUrl(phone: string, message: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
