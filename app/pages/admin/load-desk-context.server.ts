import type { RouterContextProvider } from 'react-router'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { listDeskWorkers } from '#app/crm/desk/assignee-query.server.ts'
import type { DeskContextValue } from '#app/crm/desk/desk-context.ts'
import { listColleagues } from '#app/crm/desk/mention-query.server.ts'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { listVisibleEnquiryKinds } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import { requestInfoContext, sessionContext } from '#app/platform/http/request-context.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { servicesContext } from '#app/services-context.server.ts'

/** Loads the data that the desk's pages need beside their enquiries. */
export async function loadDeskContext(
  context: Readonly<RouterContextProvider>,
): Promise<DeskContextValue> {
  const { staff } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { db, clock, timeZone, dealer: dealers, vehicles, deskViews, facts, publicUrl } = services
  const now = clock()
  const [dealer, people, colleagues, views, { texts }, ...kinds] = await Promise.all([
    dealers.get(),
    listDeskWorkers(db, { reader: staff, now }),
    listColleagues(db, { reader: staff, now }),
    deskViews.list(staff.id),
    facts.get(messageTextsSetting),
    ...vehicleKinds.map((kind) => vehicles.listAll(kind)),
  ])
  const seen = listVisibleEnquiryKinds(staff)
  return {
    now: now.toISOString(),
    zone: timeZone,
    dealer: dealer.name,
    hours: dealer.hours,
    me: staff.id,
    people,
    colleagues,
    views,
    models: kinds.flat().map(({ name, price, isOnSale }) => ({ name, price, isOnSale })),
    kinds: seen.map((enquiry) => ({
      slug: enquiry.slug,
      title: enquiry.name,
      isBuying: isPurchaseEnquiry(enquiry),
    })),
    messages: {
      texts,
      sender: staffName(staff),
      origin: publicUrl ?? context.get(requestInfoContext).origin,
      phones: { sales: dealer.salesPhones[0] ?? '', service: dealer.servicePhones[0] ?? '' },
    },
    hasBookings: seen.some(({ flow }) => flow === 'workshop'),
  }
}

function isPurchaseEnquiry(enquiry: EnquiryKind): boolean {
  const field = modelFieldName(enquiry)
  return field !== undefined && !enquiry.fields[field]?.isOwned
}
