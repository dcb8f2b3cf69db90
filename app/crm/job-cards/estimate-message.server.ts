import { findReadyMessage, type ReadyMessageDeps } from '#app/crm/desk/ready-message.server.ts'
import { placeholdersIn } from '#app/crm/message-texts/message-placeholders.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'

/**
 * Finds the address that opens WhatsApp with the dealer's text about the estimate.
 *
 * @param origin Origin of the site for the link, if the site has no public URL.
 */
export async function findEstimateMessage(
  deps: ReadyMessageDeps,
  staff: StaffAccount,
  { reference, origin }: { reference: string; origin: string },
): Promise<{ hasWhatsApp: boolean; whatsAppUrl: string | null }> {
  const row = await deps.histories.find(staff, reference)
  if (!row?.phone) return { hasWhatsApp: false, whatsAppUrl: null }
  if (row.openEstimate === null) return { hasWhatsApp: true, whatsAppUrl: null }
  const whatsAppUrl = await findReadyMessage(deps, staff, {
    row,
    origin,
    isWanted: isAboutEstimate,
  })
  return { hasWhatsApp: true, whatsAppUrl }
}

const isAboutEstimate = ({ text }: MessageText) =>
  placeholdersIn(text).some((name) => name.trim() === 'estimateTotal')
