import type { DeskEnquiryStore } from '#app/crm/desk/desk-enquiry-store.server.ts'
import { defaultMessageTexts } from '#app/crm/message-texts/default-message-texts.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { DeskEnquiry } from './desk-enquiry-schema.ts'
import { listEnquiryMessages, messageUrl } from './enquiry-messages.ts'
import type { ToldCustomer } from './told-customer.ts'
import * as words from './told-customer-words.ts'

export type ReadyMessageDeps = {
  histories: Pick<DeskEnquiryStore, 'find'>
  facts: Pick<SettingsStore, 'get'>
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  publicUrl: string | undefined
}

type Wanted = {
  row: DeskEnquiry
  /** Origin of the site for the link, if the site has no public URL. */
  origin: string
  /** Returns `true` for a text that suits the occasion. */
  isWanted: (text: MessageText) => boolean
}

/**
 * Finds the address that opens WhatsApp with the dealer's text for an occasion, or with the built-in
 * one if the dealer has deleted it; null if there is none.
 */
export async function findReadyMessage(
  { facts, dealer: dealers, clock, timeZone, publicUrl }: ReadyMessageDeps,
  staff: StaffAccount,
  { row, origin, isWanted }: Wanted,
): Promise<string | null> {
  if (!row.phone) return null
  const [dealer, { texts }] = await Promise.all([dealers.get(), facts.get(messageTextsSetting)])
  const list = (from: readonly MessageText[]) =>
    listEnquiryMessages(row, {
      now: clock().toISOString(),
      zone: timeZone,
      dealer: dealer.name,
      models: [],
      messages: {
        texts: from.filter(isWanted),
        sender: staffName(staff),
        origin: publicUrl ?? origin,
        phones: { sales: dealer.salesPhones[0] ?? '', service: dealer.servicePhones[0] ?? '' },
      },
    }).find(({ channels, hasGap }) => !hasGap && channels.includes('whatsapp'))
  const message = list(texts) ?? list(defaultMessageTexts)
  return message ? messageUrl(row, 'whatsapp', message) : null
}

/** Says how staff tell the customer of an act without a mail. */
export async function tellCustomer(
  deps: ReadyMessageDeps,
  staff: StaffAccount,
  { reference, ...wanted }: Omit<Wanted, 'row'> & { reference: string },
): Promise<ToldCustomer> {
  const row = await deps.histories.find(staff, reference)
  const whatsAppUrl = row ? await findReadyMessage(deps, staff, { row, ...wanted }) : null
  const message = whatsAppUrl === null ? words.tellCustomer : words.tellByWhatsApp
  return { isMailed: false, message, whatsAppUrl }
}
