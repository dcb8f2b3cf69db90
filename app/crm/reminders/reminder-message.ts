import { defaultMessageTexts } from '#app/crm/message-texts/default-message-texts.ts'
import { listMessages } from '#app/crm/message-texts/list-messages.ts'
import { hasPlaceholder } from '#app/crm/message-texts/message-placeholders.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'

/**
 * Returns the dealer's first text that fits the enquiry and names the hour, filled in. If no text
 * does, returns the default one, so that dealers with texts of their own can remind customers too.
 */
export function reminderMessage(
  texts: readonly MessageText[],
  subject: Omit<Parameters<typeof listMessages>[1], 'reachable'>,
): { name: string; text: string } | undefined {
  for (const list of [texts, defaultMessageTexts]) {
    const naming = list.filter(({ text }) => hasPlaceholder(text, 'appointmentTime'))
    const messages = listMessages(naming, { ...subject, reachable: ['whatsapp'] })
    const found = messages.find(({ hasGap }) => !hasGap)
    if (found) return { name: found.name, text: found.text }
  }
  return undefined
}
