/** Texts that say if the customer is told of an act of staff. */

export const getsMail = 'The customer gets an email.'
export const tellCustomer = 'No email: tell the customer.'
/** Contains the text of the link to WhatsApp. */
export const tellByWhatsApp = 'No email: tell the customer by WhatsApp.'
export const whatsApp = 'WhatsApp'
