import type { BackupStore } from '#app/backup/backup-store.server.ts'
import { startDailyBackup } from '#app/backup/daily-backup.server.ts'
import type { ArModels } from '#app/catalogue/vehicles/augmented-reality/ar-models.server.ts'
import { purgeDirectVersions } from '#app/content/publishing/version-store.server.ts'
import { enqueueWeeklyFigures } from '#app/crm/analytics/weekly-figures-query.server.ts'
import { enqueueOverdueDigest } from '#app/crm/assignment/overdue-digest-query.server.ts'
import type { AttachmentStore } from '#app/crm/attachments/attachment-store.server.ts'
import { fillSearchTexts } from '#app/crm/enquiries/enquiry-search-text-query.server.ts'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { MailSettings } from '#app/crm/mail/mail-settings.server.ts'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import { smtpTransport } from '#app/crm/mail/smtp-transport.server.ts'
import {
  type NotificationWorkerDeps,
  startNotificationWorker,
} from '#app/crm/notifications/notification-worker.server.ts'
import type { QuotationQueries } from '#app/crm/quotations/quotation-query.server.ts'
import {
  type EnqueueRemindersDeps,
  enqueueReminders,
} from '#app/crm/reminders/enqueue-reminders.server.ts'
import { type NotifyOwnerDeps, notifyOwner } from '#app/health/notify-owner.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { OnDemandPictures } from '#app/media/pictures/on-demand-pictures.server.ts'
import type { OriginalPictureStore } from '#app/media/pictures/original-picture-store.server.ts'
import { startPictureProcessingWorker } from '#app/media/upload-batches/picture-processing-worker.server.ts'
import type { UploadBatchStore } from '#app/media/upload-batches/upload-batch-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { purgeSoftDeleted, restoreCutoff } from '#app/platform/audit/soft-delete-store.server.ts'
import { checkpointWal } from '#app/platform/db/checkpoint-wal.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { pruneRateLimits } from '#app/platform/http/rate-limit-store.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'

const hour = 3_600_000
const second = 1_000
/** Interval of the check, which is shorter than the interval of the digest mails. */
const fiveMinutes = 300_000

/** Services that the hourly clean-up needs. */
type CleanUpDeps = ChangeContext & {
  engine: DatabaseEngine
  outbox: Pick<MailOutboxStore, 'prune'>
  notifications: { outbox: { prune: () => Promise<void> } }
  media: Pick<MediaStore, 'sweep'>
  attachments: Pick<AttachmentStore, 'sweep'>
  quotationQueries: Pick<QuotationQueries, 'checkOpen'>
  originals: Pick<OriginalPictureStore, 'sweep'>
  pictureSets: Pick<UploadBatchStore, 'purge' | 'listNeeded'>
  madePictures: Pick<OnDemandPictures, 'sweep'>
  arModels: Pick<ArModels, 'sweep'>
  previews: { prune: () => Promise<void> }
  exchange: { tidy: () => Promise<void> }
  models: { purge: () => Promise<void>; drafts: ScheduledPublisher }
  parts: { drafts: ScheduledPublisher }
  plannedPriceLists: ScheduledPublisher
}

type ScheduledPublisher = { carryOut: () => Promise<number> }

type BackgroundJobDeps = CleanUpDeps &
  NotifyOwnerDeps &
  NotificationWorkerDeps &
  EnqueueRemindersDeps &
  Parameters<typeof startPictureProcessingWorker>[0] &
  Omit<Parameters<typeof startMailWorker>[0], 'transport' | 'from'> & {
    mail?: MailSettings | undefined
    log: Log
    backups: Pick<BackupStore, 'makeIfDue'>
  }

/**
 * Starts the background jobs: mail, notifications, pictures, a daily backup, an hourly clean-up, digests of overdue
 * enquiries, reminders of appointments, scheduled publications and planned price lists.
 */
export function startBackgroundJobs(services: BackgroundJobDeps): { stop: () => Promise<void> } {
  const { mail, log } = services
  const transport = mail && smtpTransport(mail.smtpUrl)
  const worker = mail && transport && startMailWorker({ ...services, transport, from: mail.from })

  const notifying = startNotificationWorker(services)
  const making = startPictureProcessingWorker(services)
  const daily = startDailyBackup(services)

  let tidying = Promise.resolve()
  const tidy = () => {
    tidying = runHourlyCleanUp(services)
      .catch((error: unknown) => log.error({ err: error }, 'tidying up failed'))
      .then(() => mail && transport && notifyOwner(services, mail, transport))
      .catch((error: unknown) => log.error({ err: error }, 'the owner could not be told'))
  }
  const timer = setInterval(tidy, hour)
  timer.unref()
  tidy()

  let digesting = Promise.resolve<unknown>(undefined)
  const digest = () => {
    digesting = Promise.all([
      enqueueOverdueDigest(services).catch((error: unknown) =>
        log.error({ err: error }, 'what is overdue could not be told'),
      ),
      enqueueWeeklyFigures(services).catch((error: unknown) =>
        log.error({ err: error }, 'the weekly figures could not be queued'),
      ),
      enqueueReminders(services).catch((error: unknown) =>
        log.error({ err: error }, 'the reminders could not be queued'),
      ),
    ])
  }
  const digests = mail && setInterval(digest, fiveMinutes)
  digests?.unref()
  if (mail) digest()

  let planning = Promise.resolve<unknown>(undefined)
  let isPlanning = false
  const carryOutPlans = () => {
    if (isPlanning) return
    isPlanning = true
    planning = Promise.all([
      services.models.drafts.carryOut(),
      services.parts.drafts.carryOut(),
      services.plannedPriceLists.carryOut(),
    ])
      .catch((error: unknown) => log.error({ err: error }, 'what is planned could not be done'))
      .finally(() => {
        isPlanning = false
      })
  }
  const plans = setInterval(carryOutPlans, second)
  plans.unref()
  carryOutPlans()

  return {
    /**
     * Stops all jobs. It waits for the current mail and clean-up, and aborts a backup and picture
     * processing. Afterwards no job uses the database.
     */
    async stop() {
      clearInterval(timer)
      clearInterval(digests)
      clearInterval(plans)
      await Promise.all([
        worker?.stop(),
        notifying.stop(),
        making.stop(),
        daily.stop(),
        tidying,
        digesting,
        planning,
      ])
    },
  }
}

/**
 * Links enquiries that an instance of an earlier release stored to their customers, and adds its
 * notes to the search. Deletes for good what can no longer be restored. Then it deletes expired limits and previews,
 * incomplete upload batches, and files that no row or catalogue names. At last it removes erased
 * text from the disk.
 */
export async function runHourlyCleanUp(services: CleanUpDeps): Promise<void> {
  await fillCustomers(services.db)
  await fillSearchTexts(services.db)
  await purgeSoftDeleted(services)
  await purgeDirectVersions(services.db, restoreCutoff(services))
  await services.models.purge()
  await services.previews.prune()
  await services.outbox.prune()
  await services.notifications.outbox.prune()
  await pruneRateLimits(services.db, services.clock)
  await services.exchange.tidy()
  await services.pictureSets.purge()
  const needed = await services.pictureSets.listNeeded()
  await services.originals.sweep((hash) => needed.has(hash))
  await services.media.sweep()
  await services.attachments.sweep()
  await services.madePictures.sweep()
  await services.arModels.sweep()
  await services.quotationQueries.checkOpen()
  await checkpointWal(services.db, services.engine)
}
