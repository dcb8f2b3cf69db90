import type { DeskEnquiryStore } from '#app/crm/desk/desk-enquiry-store.server.ts'
import { listEnquiryMessages, messageUrl } from '#app/crm/desk/enquiry-messages.ts'
import { defaultMessageTexts } from '#app/crm/message-texts/default-message-texts.ts'
import { placeholdersIn } from '#app/crm/message-texts/message-placeholders.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'

export type EstimateMessageDeps = {
  histories: Pick<DeskEnquiryStore, 'find'>
  facts: Pick<SettingsStore, 'get'>
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  publicUrl: string | undefined
}

/**
 * Finds the address that opens WhatsApp with the dealer's text about the estimate.
 *
 * @param origin Origin of the site for the link, if the site has no public URL.
 */
export async function findEstimateMessage(
  { histories, facts, dealer: dealers, clock, timeZone, publicUrl }: EstimateMessageDeps,
  staff: StaffAccount,
  { reference, origin }: { reference: string; origin: string },
): Promise<{ hasWhatsApp: boolean; whatsAppUrl: string | null }> {
  const row = await histories.find(staff, reference)
  if (!row?.phone) return { hasWhatsApp: false, whatsAppUrl: null }
  if (row.openEstimate === null) return { hasWhatsApp: true, whatsAppUrl: null }
  const [dealer, { texts }] = await Promise.all([dealers.get(), facts.get(messageTextsSetting)])
  const list = (from: readonly MessageText[]) =>
    listEnquiryMessages(row, {
      now: clock().toISOString(),
      zone: timeZone,
      dealer: dealer.name,
      models: [],
      messages: {
        texts: from.filter(isAboutEstimate),
        sender: staffName(staff),
        origin: publicUrl ?? origin,
        phones: { sales: dealer.salesPhones[0] ?? '', service: dealer.servicePhones[0] ?? '' },
      },
    }).find(({ channels }) => channels.includes('whatsapp'))
  // A dealer may have deleted the text.
  const message = list(texts) ?? list(defaultMessageTexts)
  return { hasWhatsApp: true, whatsAppUrl: message ? messageUrl(row, 'whatsapp', message) : null }
}

const isAboutEstimate = ({ text }: MessageText) =>
  placeholdersIn(text).some((name) => name.trim() === 'estimateTotal')
