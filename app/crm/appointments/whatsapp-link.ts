import { whatsApp } from './appointment-act-words.ts'
import type { AppointmentReceipt } from './appointment-endpoints.ts'

/** Returns the link of a toast that opens WhatsApp with the text for the customer. */
export const whatsAppLink = (told: AppointmentReceipt['told']) =>
  told?.whatsAppUrl ? { text: whatsApp, href: told.whatsAppUrl } : undefined
