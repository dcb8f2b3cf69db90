import type { RouterContextProvider } from 'react-router'
import { asksForAvailability } from '#app/crm/assignment/asks-for-availability.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { isAvailable } from '#app/platform/permissions/availability.ts'
import { allCapabilities } from '#app/platform/permissions/capability.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { menuAddresses } from '#app/ui/portal/portal-menu.ts'
import { addressesBesideMenu } from './command-palette/palette-pages.ts'
import { listAccessiblePages } from './page-access.server.ts'
import type { PortalFrameData } from './portal-frame-data.ts'

/** Loads the data of the frame around every page of this account. */
export async function loadPortalFrameData(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PortalFrameData> {
  const { staff } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { dealer: dealers, enquiries, deskList, quotationQueries, mayDo, clock } = services
  const [dealer, newestEnquiry, asksAvailability, waiting, toApprove] = await Promise.all([
    dealers.get(),
    enquiries.latestId(),
    asksForAvailability(services, staff),
    mayDo(staff, 'desk.work') ? deskList.waiting(staff) : undefined,
    mayDo(staff, 'quotations.approve') ? quotationQueries.countWaiting(staff) : 0,
  ])
  return {
    dealerName: dealer.name,
    newestEnquiry,
    ...(waiting !== undefined && { waiting }),
    ...(toApprove > 0 && { toApprove }),
    isIn: isAvailable(staff, clock()),
    asksAvailability,
    userId: staff.userId,
    // An account without a name shows the dealer's name.
    userName: staff.userName || dealer.name,
    isNarrow: /(?:^|; )sidebar=narrow/.test(request.headers.get('cookie') ?? ''),
    allowed: {
      may: allCapabilities.filter((capability) => mayDo(staff, capability)),
      open: listAccessiblePages(mayDo, staff, [...menuAddresses, ...addressesBesideMenu]),
    },
  }
}
