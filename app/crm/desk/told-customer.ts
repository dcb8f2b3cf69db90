import * as v from 'valibot'
import { whatsApp } from './told-customer-words.ts'

/**
 * Says if the customer is told of an act of staff by mail, or with which text staff can tell them by
 * WhatsApp.
 */
export const toldCustomerSchema = v.object({
  isMailed: v.boolean(),
  message: v.string(),
  whatsAppUrl: v.nullable(v.string()),
})

export type ToldCustomer = v.InferOutput<typeof toldCustomerSchema>

/** Returns the link of a toast that opens WhatsApp with the text for the customer. */
export const whatsAppLink = (told: ToldCustomer | undefined) =>
  told?.whatsAppUrl ? { text: whatsApp, href: told.whatsAppUrl } : undefined
