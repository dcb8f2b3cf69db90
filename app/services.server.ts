import { join } from 'node:path'
import { permittedActorFinder } from '#app/auth/login/find-permitted-actor.server.ts'
import { sessionStore } from '#app/auth/login/session-store.server.ts'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import { passkeyStore } from '#app/auth/mfa/passkey-store.server.ts'
import { pendingLoginStore } from '#app/auth/mfa/pending-login-store.server.ts'
import { secondFactorStore } from '#app/auth/mfa/second-factor-store.server.ts'
import { passwordLinkStore } from '#app/auth/staff-accounts/password-link-store.server.ts'
import { passwordResetStore } from '#app/auth/staff-accounts/password-reset-store.server.ts'
import {
  type OnStaffLeaving,
  staffMemberStore,
} from '#app/auth/staff-accounts/staff-member-store.server.ts'
import { backupStore } from '#app/backup/backup-store.server.ts'
import { brochurePdfRenderer } from '#app/catalogue/editor/brochure-pdf.server.ts'
import { priceStores } from '#app/catalogue/pricing/price-lists/price-stores.server.ts'
import { arModels } from '#app/catalogue/vehicles/augmented-reality/ar-models.server.ts'
import { pricePdfRenderer } from '#app/catalogue/vehicles/price-calculation/price-pdf.server.ts'
import { vehicleStatusStore } from '#app/catalogue/vehicles/sale-switches/vehicle-status-store.server.ts'
import { vehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { DraftStoreDeps } from '#app/content/publishing/schedule-runner.server.ts'
import { analyticsStores } from '#app/crm/analytics/analytics-stores.server.ts'
import { responseTimeRecorder } from '#app/crm/analytics/response-time-query.server.ts'
import { appointmentStores } from '#app/crm/appointments/appointment-stores.server.ts'
import { assignmentStore } from '#app/crm/assignment/assignment-store.server.ts'
import { overdueEnquiryStore } from '#app/crm/assignment/overdue-enquiry-store.server.ts'
import { lockRoundRobin } from '#app/crm/assignment/round-robin-query.server.ts'
import { attachmentStore } from '#app/crm/attachments/attachment-store.server.ts'
import { customerImportStore } from '#app/crm/customer-import/customer-import-store.server.ts'
import { customerStores } from '#app/crm/customers/customer-stores.server.ts'
import { deskEventFeedStore } from '#app/crm/desk/desk-event-feed-store.server.ts'
import { deskStores } from '#app/crm/desk/desk-stores.server.ts'
import { handOverStore } from '#app/crm/desk/hand-over-store.server.ts'
import { mentionRecorder } from '#app/crm/desk/mention-query.server.ts'
import { unassignLeaver } from '#app/crm/desk/reassign-open-enquiries-query.server.ts'
import { linkNewEnquiry } from '#app/crm/enquiries/customer-link-query.server.ts'
import { enquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { enquiryStore } from '#app/crm/enquiries/enquiry-store.server.ts'
import { erasureStore } from '#app/crm/enquiries/erasure-store.server.ts'
import { jobStores } from '#app/crm/job-cards/job-stores.server.ts'
import { enquiryFeed } from '#app/crm/live-updates/enquiry-feed.server.ts'
import { mailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { MailSettings } from '#app/crm/mail/mail-settings.server.ts'
import { myEnquiryStores } from '#app/crm/my-enquiry/my-enquiry-stores.server.ts'
import { notificationServices } from '#app/crm/notifications/notification-services.server.ts'
import { quotationStores } from '#app/crm/quotations/quotation-stores.server.ts'
import { reminderComposer } from '#app/crm/reminders/compose-reminder.server.ts'
import { dailyEnquiryCounter } from '#app/crm/reports/daily-enquiry-counter.server.ts'
import { dashboardChartStore } from '#app/crm/reports/dashboard-chart-store.server.ts'
import { reportStore } from '#app/crm/reports/report-store.server.ts'
import { diskUsageOf } from '#app/health/check-health.server.ts'
import { createMetrics } from '#app/health/metrics.server.ts'
import { uploadedPictureStore } from '#app/media/library/uploaded-picture-store.server.ts'
import { filmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import { isAttachmentFileName } from '#app/media/pictures/media-file-names.ts'
import { mediaStore } from '#app/media/pictures/media-store.server.ts'
import { onDemandPictures } from '#app/media/pictures/on-demand-pictures.server.ts'
import { type PictureLibrary, pictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { PictureManifest } from '#app/media/pictures/picture-manifest.ts'
import { privateFileStore } from '#app/media/pictures/private-file-store.server.ts'
import { uploadStores } from '#app/media/upload-batches/upload-stores.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import { securityLog } from '#app/platform/audit/security-log.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { offloadReads } from '#app/platform/db/offload-reads.server.ts'
import { dealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { PublicNetwork } from '#app/platform/http/post-to-public-host.server.ts'
import { requestSlots } from '#app/platform/http/request-slots.server.ts'
import { undeclaredProxyDetector } from '#app/platform/http/undeclared-proxy-detector.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { pdfRenderQueue } from '#app/platform/pdf/pdf-render-queue.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { hasCapability } from '#app/platform/permissions/role-capabilities.ts'
import { settingsStore } from '#app/platform/settings/settings-store.server.ts'
import { siteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { spreadsheetReader } from '#app/platform/spreadsheets/spreadsheet-reader.server.ts'
import { importExportService } from '#app/site/import-export/import-export-service.server.ts'
import { parts as pageContentTitles } from '#app/site/page-content/form-words.ts'
import { contentStores } from './content-stores.server.ts'
import { allRateLimits } from './rate-limits.server.ts'

/** Dependencies and settings of the process. Tests pass their own. */
export type ServiceOptions = {
  db: Db
  engine: DatabaseEngine
  manifest: PictureManifest
  clock: Clock
  log: Log
  timeZone: string
  /**
   * DATA_DIR. Its `media` folder holds the uploads on SQLite, and local copies of them on
   * PostgreSQL.
   */
  dataDir: string
  /** Undefined if no mail is sent. */
  mail?: MailSettings | undefined
  /** PUBLIC_URL; if undefined, the origin comes from the request. */
  publicUrl: string | undefined
  /** Maximum enquiries per address and minute; 0 for no limit. */
  formLimitPerMinute: number
  /** METRICS_TOKEN. */
  metricsToken?: string | undefined
  /** Returns `true` while the process stops. */
  isDraining?: (() => boolean) | undefined
  /** Decides the capabilities of accounts; tests pass their own. */
  mayDo?: HasCapability | undefined
  /** The network of push services. Tests pass their own; the process never does. */
  pushNetwork?: PublicNetwork | undefined
}

export type Services = ReturnType<typeof createServices>

/** Creates all stores on one connection. */
export function createServices(surroundings: ServiceOptions) {
  const { db, engine, clock, manifest, timeZone, dataDir, publicUrl } = surroundings
  const mayDoAll = surroundings.mayDo ?? hasCapability
  const desk: DraftStoreDeps & { timeZone: string } = {
    ...{ db, clock, timeZone },
    currentEditor: permittedActorFinder({ db, clock, mayDo: mayDoAll }),
  }
  const outbox = mailOutboxStore(db, clock, surroundings.mail)
  // A link in a mail needs the public address of the site.
  const onLink: typeof outbox.enqueueLinkMail = async (trx, link) => {
    if (publicUrl !== undefined) await outbox.enqueueLinkMail(trx, link)
  }
  const mailsLinks = publicUrl !== undefined && surroundings.mail !== undefined
  const factors = secondFactorStore(db, clock)
  const longReads = { db: offloadReads(db), engine, clock, timeZone }
  const onAnswered = [responseTimeRecorder(desk, timeZone)]
  const hands = assignmentStore({
    ...desk,
    mail: surroundings.mail,
    mayDo: mayDoAll,
    log: surroundings.log,
  })
  const dealer = dealerStore(desk)
  const notifications = notificationServices({
    ...desk,
    mayDo: mayDoAll,
    log: surroundings.log,
    dealer,
    publicUrl,
    network: surroundings.pushNetwork,
  })
  const { events } = notifications
  const handOvers = handOverStore({
    ...desk,
    engine,
    rules: hands,
    onHandedOver: (trx, given) => events.notifyOfHandOver(trx, given),
  })
  /**
   * Hands over the open enquiries of an account that leaves. Unassigns the rest, and those outside
   * the flows of a new role.
   */
  const onLeaving: OnStaffLeaving[] = [
    async (trx, { staffId, role, editor: { id, userId }, openEnquiriesTo = null }) => {
      const account = await staffStore(trx).find(id)
      const change = { by: { id, name: account?.userName || userId }, now: clock() }
      if (role === undefined && openEnquiriesTo !== null) {
        const moved = await handOvers.move(trx, { from: staffId, to: openEnquiriesTo, ...change })
        unwrapResult(moved)
      }
      await unassignLeaver(trx, { engine, staffId, role, ...change })
      await notifications.subscriptions.removeByStaff(trx, staffId)
    },
  ]
  const mentions = mentionRecorder({ clock, onMentioned: [events.notifyMentioned] })
  const pictures: PictureLibrary = pictureLibrary(manifest)
  const media = mediaStore({ folder: join(dataDir, 'media'), db, engine, clock })
  const keptFiles = filmAndBrochureStore({
    folder: join(dataDir, 'media'),
    ...{ db, engine, clock, media },
  })
  const attachmentFiles = privateFileStore({
    folder: join(dataDir, 'attachments'),
    ...{ db, engine, clock },
    isOwn: isAttachmentFileName,
  })
  const pdfs = pdfRenderQueue(surroundings)
  const { content, ...contents } = contentStores(desk, { pictures, media, keptFiles })
  const vehiclesOn = (on: Db) => vehicleStore(on, pictures)
  const booking = appointmentStores({
    ...{ ...desk, engine, mayDo: mayDoAll, vehiclesOn, onAnswered },
    // Without a link, the mail could not say more than that something has changed.
    ...(mailsLinks && {
      mailCustomer: (...mail) => outbox.enqueueAppointmentMail(...mail),
    }),
  })
  const { appointmentFollowers: followers } = booking
  const enquiries = enquiryStore(db, clock, [
    linkNewEnquiry(surroundings.log),
    booking.appointments.bookNewEnquiry,
    dailyEnquiryCounter(timeZone),
    outbox.enqueue,
    hands.assignNewEnquiry,
    events.notifyOfNewEnquiry,
  ])
  const prices = priceStores(desk)
  const secrets = siteSecretStore(db, clock)
  const enquiryLinks = enquiryLinkStore(db, secrets)
  const limits = allRateLimits(surroundings)
  const metrics = createMetrics()
  return {
    ...surroundings,
    mayDo: mayDoAll,
    currentEditor: desk.currentEditor,
    metricsToken: surroundings.metricsToken,
    isDraining: surroundings.isDraining ?? (() => false),
    metrics,
    addresses: undeclaredProxyDetector(),
    disk: diskUsageOf(dataDir),
    pictures,
    ...contents,
    staff: staffStore(db),
    sessions: sessionStore(db, clock),
    factors,
    passkeys: passkeyStore(db, clock),
    tickets: pendingLoginStore(db, clock),
    people: staffMemberStore(desk, { onLink, onLeaving, lockRoundRobin }),
    onLeaving,
    links: passwordLinkStore(db, clock),
    /** True if a forgotten password can be reset by mail. */
    mailsLinks,
    forgotten: passwordResetStore(db, clock, onLink),
    hasSecondStep: async (staffId: number) => (await factors.has(staffId)).isAny,
    enquiries,
    enquiryLinks,
    ...booking,
    ...jobStores({ ...desk, engine, outbox, mailsLinks }),
    mentions,
    hands,
    handOvers,
    overdue: overdueEnquiryStore(db, clock),
    erasures: erasureStore({
      ...desk,
      removeFiles: (files) => attachmentFiles.remove(files),
      eraseAppointments: followers.erase,
    }),
    attachments: attachmentStore({ db, engine, clock, media, attachmentFiles }),
    attachmentFiles,
    ...quotationStores({
      ...desk,
      engine,
      mayDo: mayDoAll,
      dealer,
      facts: settingsStore(desk),
      vehicles: contents.vehicles,
      plannedPriceLists: prices.plannedPriceLists,
      onApprovalAsked: events.notifyOfApproval,
    }),
    ...myEnquiryStores(
      {
        ...{ ...desk, ...booking, engine, secrets, enquiryLinks, dealer, outbox, metrics },
        vehicles: contents.vehicles,
      },
      limits,
    ),
    ...customerStores(desk),
    customerImports: customerImportStore({ ...desk, engine }),
    ...deskStores({
      ...desk,
      engine,
      mayDo: mayDoAll,
      mentions,
      enquiryLinks,
      onAssigned: [hands.notifyAssignee, events.notifyAssignee],
      onAnswered,
      refuseState: followers.refuseState,
      onStateChanged: followers.followState,
      onMerged: followers.followMerge,
      onUnmerged: followers.followUnmerge,
    }),
    feed: enquiryFeed({ enquiries, deskNews: deskEventFeedStore(db), log: surroundings.log }),
    outbox,
    composeReminderMail: reminderComposer({ ...desk, dealer, enquiryLinks, publicUrl }),
    notifications,
    ...analyticsStores({ ...desk, engine, longReads, publicUrl }),
    charts: dashboardChartStore(longReads),
    reports: reportStore(longReads),
    pdfs,
    printBrochure: brochurePdfRenderer({ pdfs, media }),
    drawPricePdf: pricePdfRenderer({ media, catalogue: 'catalogue' }),
    slots: requestSlots(),
    limits,
    ...prices,
    sheets: spreadsheetReader(),
    statuses: vehicleStatusStore(desk),
    changes: changeStore(db),
    security: securityLog(surroundings),
    madePictures: onDemandPictures(join(dataDir, 'pictures'), manifest, clock),
    arModels: arModels({ folder: join(dataDir, 'pictures'), clock, log: surroundings.log, limits }),
    media,
    uploadedPictures: uploadedPictureStore(desk, { pictures, siteTitles: pageContentTitles }),
    ...uploadStores({ dataDir, db, engine, clock }),
    exchange: importExportService(
      { ...desk, engine, dataDir, catalogue: 'catalogue' },
      { pictures, media, keptFiles, content },
    ),
    keptFiles,
    backups: backupStore({ db, engine, dataDir, clock, log: surroundings.log }),
  }
}
