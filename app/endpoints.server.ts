import { availabilityEndpoints } from '#app/auth/login/availability-endpoints.server.ts'
import { ownAccountEndpoints } from '#app/auth/login/own-account-endpoints.server.ts'
import { ownSessionEndpoints } from '#app/auth/login/own-session-endpoints.server.ts'
import { sessionEndpoints } from '#app/auth/login/session-endpoints.server.ts'
import { passkeyEndpoints } from '#app/auth/mfa-setup/passkey-endpoints.server.ts'
import { secondFactorEndpoints } from '#app/auth/mfa-setup/second-factor-endpoints.server.ts'
import { staffMemberEndpoints } from '#app/auth/staff-accounts/staff-member-endpoints.server.ts'
import { modelEditorEndpoints } from '#app/catalogue/editor/model-editor-endpoints.server.ts'
import { modelFileEndpoints } from '#app/catalogue/editor/model-file-endpoints.server.ts'
import { rateEndpoints } from '#app/catalogue/loan-and-contract-rates/rate-endpoints.server.ts'
import { priceSheetEndpoints } from '#app/catalogue/pricing/charges/price-sheet-endpoints.server.ts'
import { chargeEndpoints } from '#app/catalogue/pricing/charges-editor/charge-endpoints.server.ts'
import { priceEndpoints } from '#app/catalogue/pricing/price-endpoints.server.ts'
import { priceListEndpoints } from '#app/catalogue/pricing/price-lists/price-list-endpoints.server.ts'
import { tabEndpoints } from '#app/catalogue/vehicles/detail/tab-endpoints.server.ts'
import { modelEndpoints } from '#app/catalogue/vehicles/model-endpoints.server.ts'
import { stripEndpoints } from '#app/catalogue/vehicles/models-by-type/strip-endpoints.server.ts'
import { statusEndpoints } from '#app/catalogue/vehicles/sale-switches/vehicle-status-endpoints.server.ts'
import { reviewEndpoints } from '#app/content/review-queue/review-endpoints.server.ts'
import { analyticsEndpoints } from '#app/crm/analytics/analytics-endpoints.server.ts'
import { targetEndpoints } from '#app/crm/analytics/target-endpoints.server.ts'
import { appointmentEndpoints } from '#app/crm/appointments/appointment-endpoints.server.ts'
import { freeHourEndpoints } from '#app/crm/appointments/hour-endpoints.server.ts'
import { planEndpoints } from '#app/crm/appointments/plans-editor/plan-endpoints.server.ts'
import { assignmentRuleEndpoints } from '#app/crm/assignment/assignment-rule-endpoints.server.ts'
import { ruleParticipantEndpoints } from '#app/crm/assignment/rule-participant-endpoints.server.ts'
import { attachmentEndpoints } from '#app/crm/attachments/attachment-endpoints.server.ts'
import { customerImportEndpoints } from '#app/crm/customer-import/customer-import-endpoints.server.ts'
import { customerEndpoints } from '#app/crm/customers/customer-endpoints.server.ts'
import { dayBoardEndpoints } from '#app/crm/day-board/day-board-endpoints.server.ts'
import { deskEndpoints } from '#app/crm/desk/desk-endpoints.server.ts'
import { handOverEndpoints } from '#app/crm/desk/hand-over-endpoints.server.ts'
import { savedViewEndpoints } from '#app/crm/desk/saved-view-endpoints.server.ts'
import { enquiryEndpoint } from '#app/crm/enquiries/enquiry-endpoints.ts'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { erasureEndpoints } from '#app/crm/enquiries/erasure-endpoints.server.ts'
import { enquiryEditingEndpoints } from '#app/crm/enquiry-editing/enquiry-editing-endpoints.server.ts'
import { estimateEndpoints } from '#app/crm/job-cards/estimate-endpoints.server.ts'
import { jobCardEndpoints } from '#app/crm/job-cards/job-card-endpoints.server.ts'
import { eventStreamEndpoints } from '#app/crm/live-updates/event-stream-endpoints.server.ts'
import { myCallsEndpoints } from '#app/crm/my-calls/my-calls-endpoints.server.ts'
import { enquiryLinkEndpoints } from '#app/crm/my-enquiry/enquiry-link-endpoints.server.ts'
import { notificationEndpoints } from '#app/crm/notifications/notification-endpoints.server.ts'
import { discountLimitEndpoints } from '#app/crm/quotations/discount-limit-endpoints.server.ts'
import { quotationEndpoints } from '#app/crm/quotations/quotation-endpoints.server.ts'
import { reminderEndpoints } from '#app/crm/reminders/reminder-endpoints.server.ts'
import { allEnquiriesEndpoints } from '#app/crm/reports/all-enquiries-endpoints.server.ts'
import { dashboardEndpoints } from '#app/crm/reports/dashboard-endpoints.server.ts'
import { exportEverythingEndpoints } from '#app/crm/reports/export-everything-endpoints.server.ts'
import { reportEndpoints } from '#app/crm/reports/report-endpoints.server.ts'
import { firstStepEndpoints } from '#app/health/first-steps-endpoints.server.ts'
import { uploadedPictureEndpoints } from '#app/media/library/uploaded-picture-endpoints.server.ts'
import { changeLogEndpoints } from '#app/platform/audit/change-log-endpoints.server.ts'
import { dealerDetailsEndpoints } from '#app/platform/dealer-details/dealer-details-endpoints.server.ts'
import { publicDealerEndpoints } from '#app/platform/dealer-details/public-dealer-endpoints.server.ts'
import { galleryEndpoints } from '#app/site/gallery/gallery-endpoints.server.ts'
import { publicGalleryEndpoints } from '#app/site/gallery/public-gallery-endpoints.server.ts'
import { slideEndpoints } from '#app/site/home/slide-endpoints.server.ts'
import { importExportEndpoints } from '#app/site/import-export/import-export-endpoints.server.ts'
import { offerEndpoints } from '#app/site/offers/offer-endpoints.server.ts'
import { publicOfferEndpoints } from '#app/site/offers/public-offer-endpoints.server.ts'
import { pageContentEndpoints } from '#app/site/page-content/page-content-endpoints.server.ts'
import type { EndpointDeclaration } from './platform/http/define-endpoint.ts'
import type { HandledEndpoint } from './platform/http/handle-endpoint.server.ts'
import type { Services } from './services.server.ts'

/** All declared endpoints with their handlers. */
export const handledEndpoints: readonly HandledEndpoint<Services>[] = [
  ...slideEndpoints,
  ...modelEndpoints,
  ...stripEndpoints,
  ...priceSheetEndpoints,
  ...freeHourEndpoints,
  ...appointmentEndpoints,
  ...planEndpoints,
  ...tabEndpoints,
  ...publicGalleryEndpoints,
  ...publicOfferEndpoints,
  ...publicDealerEndpoints,
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...ownAccountEndpoints,
  ...secondFactorEndpoints,
  ...ownSessionEndpoints,
  ...staffMemberEndpoints,
  ...dashboardEndpoints,
  ...analyticsEndpoints,
  ...targetEndpoints,
  ...reportEndpoints,
  ...allEnquiriesEndpoints,
  ...exportEverythingEndpoints,
  ...eventStreamEndpoints,
  ...savedViewEndpoints,
  ...myCallsEndpoints,
  ...deskEndpoints,
  ...dayBoardEndpoints,
  ...jobCardEndpoints,
  ...estimateEndpoints,
  ...reminderEndpoints,
  ...handOverEndpoints,
  ...enquiryEditingEndpoints,
  ...attachmentEndpoints,
  ...enquiryLinkEndpoints,
  ...quotationEndpoints,
  ...discountLimitEndpoints,
  ...erasureEndpoints,
  ...customerEndpoints,
  ...customerImportEndpoints,
  ...statusEndpoints,
  ...priceEndpoints,
  ...priceListEndpoints,
  ...chargeEndpoints,
  ...reviewEndpoints,
  ...modelEditorEndpoints,
  ...importExportEndpoints,
  ...modelFileEndpoints,
  ...pageContentEndpoints,
  ...offerEndpoints,
  ...galleryEndpoints,
  ...uploadedPictureEndpoints,
  ...dealerDetailsEndpoints,
  ...rateEndpoints,
  ...assignmentRuleEndpoints,
  ...ruleParticipantEndpoints,
  ...firstStepEndpoints,
  ...availabilityEndpoints,
  ...notificationEndpoints,
  ...changeLogEndpoints,
]

/** Includes the enquiries, which have their own routes because they also accept forms. */
export const declaredEndpoints: readonly EndpointDeclaration[] = [
  ...handledEndpoints.map(({ call }) => call),
  ...publicEnquiryKinds.map(enquiryEndpoint),
]

/** Paths of uploads; such an endpoint limits its own body. */
export const uploadPaths: ReadonlySet<string> = new Set(
  declaredEndpoints.filter(({ upload }) => upload).map(({ path }) => path),
)

/** Maximum bytes of the body by path, for endpoints that accept whole lists. */
export const largeBodyPaths: ReadonlyMap<string, number> = new Map(
  declaredEndpoints.flatMap(({ path, bodyBytes }) =>
    bodyBytes === undefined ? [] : [[path, bodyBytes] as const],
  ),
)
