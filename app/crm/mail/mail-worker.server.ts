import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import type { EnquiryStore } from '#app/crm/enquiries/enquiry-store.server.ts'
import type { EnquiryMailPurpose } from '#app/platform/db/database-schema.ts'
import { type OutboxWorker, startOutboxWorker } from '#app/platform/db/outbox-worker.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import {
  composeAcknowledgementMail,
  composeAppointmentMail,
  composeChangeLeadMail,
  composeChangeMail,
  composeEstimateMail,
  composeLeadMail,
  type MailContent,
  type NewestEstimate,
} from './compose-enquiry-mail.server.ts'
import type { MailOutboxStore, OutboxMail } from './mail-outbox-store.server.ts'
import { normalizeMailbox } from './normalize-mailbox.ts'
import {
  composePasswordLinkMail,
  isPasswordLinkMail,
  type PasswordLinkMailDeps,
} from './password-link-mail.server.ts'
import type { ComposeReminderMail } from './reminder-mail.server.ts'
import { isRecipientRejected, type MailTransport, mailErrorCode } from './smtp-transport.server.ts'
import {
  composeStaffNotificationMail,
  isStaffNotificationMail,
  type StaffNotificationMailDeps,
} from './staff-notification-mail.server.ts'
import { findVisitorEmail } from './visitor-email.ts'

export type MailWorker = OutboxWorker

type Deps = PasswordLinkMailDeps &
  StaffNotificationMailDeps & {
    enquiries: Pick<EnquiryStore, 'find'>
    enquiryLinks: Pick<EnquiryLinkStore, 'findPath'>
    customerActs: { canUndo: (enquiryId: number) => Promise<boolean> }
    jobEstimates: {
      isMailDue: (mail: OutboxMail) => Promise<boolean>
      findNewest: (enquiryId: number) => Promise<NewestEstimate | undefined>
    }
    composeReminderMail: ComposeReminderMail
    outbox: MailOutboxStore
    limits: AcknowledgementLimits
    dealer: DealerStore
    log: Log
    timeZone: string
    publicUrl: string | undefined
    transport: MailTransport
    from: string | undefined
    /** Milliseconds between two reads of the outbox. */
    interval?: number
  }

/**
 * Limits the mails to each visitor's mailbox, because anyone can enter any address in the form.
 */
type AcknowledgementLimits = { acknowledgements: RateLimiter; acknowledgementsOfDay: RateLimiter }

/** Sends the mails in the outbox one after the other until the worker is stopped. */
export function startMailWorker(surroundings: Deps): MailWorker {
  const { outbox, log, transport, interval } = surroundings
  const worker = startOutboxWorker({
    claimNext: () => outbox.claimNext(),
    send: (owed) => sendOutboxMail(surroundings, owed),
    log,
    says: {
      waits: 'the outbox waits for the database',
      fails: 'the outbox could not be read',
      goesOn: 'the outbox is read again',
    },
    interval,
  })
  return {
    async stop() {
      await worker.stop()
      transport.close()
    },
  }
}

async function sendOutboxMail(surroundings: Deps, owed: OutboxMail): Promise<void> {
  const { outbox, transport, log, limits } = surroundings
  try {
    // Prevents a flood of mails to a stranger's mailbox. The enquiry is stored, but no mail is sent.
    if (isFirstVisitorMail(owed) && (await isOverAcknowledgementLimit(limits, owed.recipient)))
      return await outbox.dropMail(owed)
    if (owed.purpose === 'estimate' && !(await surroundings.jobEstimates.isMailDue(owed)))
      return await outbox.dropMail(owed)
    const mail = await composeOutboxMail(surroundings, owed)
    if (!mail && (owed.staff_id !== null || isDroppedIfObsolete(owed)))
      return await outbox.dropMail(owed)
    if (!mail) return await outbox.markFailed(owed, 'The enquiry is gone', true)
    await transport.send(mail)
    await outbox.markSent(owed)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // A lead mail is retried whatever the server replies. A mail to a visitor is not, because a
    // mistyped address stays wrong.
    const isHopeless = !isForDealership(owed) && isRecipientRejected(error)
    log.warn(
      { mail: owed.id, attempt: owed.attempts + 1, reason: mailErrorCode(error) },
      'mail not sent',
    )
    await outbox.markFailed(owed, said, isHopeless)
  }
}

const isDroppedIfObsolete = ({ purpose }: OutboxMail) =>
  purpose === 'reminder' || purpose === 'appointment'

function isFirstVisitorMail({ purpose, attempts }: OutboxMail): boolean {
  return (purpose === 'acknowledgement' || purpose === 'change') && attempts === 0
}

async function isOverAcknowledgementLimit(
  { acknowledgements, acknowledgementsOfDay }: AcknowledgementLimits,
  recipient: string,
): Promise<boolean> {
  const mailbox = normalizeMailbox(recipient)
  return (
    (await acknowledgements.take(mailbox)) > 0 || (await acknowledgementsOfDay.take(mailbox)) > 0
  )
}

async function composeOutboxMail(surroundings: Deps, owed: OutboxMail) {
  const { enquiries, enquiryLinks, customerActs, dealer, timeZone, publicUrl, from } = surroundings
  const { jobEstimates } = surroundings
  const { enquiry_id: id, purpose } = owed
  if (isPasswordLinkMail(owed)) return composePasswordLinkMail(surroundings, owed)
  if (isStaffNotificationMail(owed)) return composeStaffNotificationMail(surroundings, owed)
  if (purpose === 'reminder') return composeReminder(surroundings, owed)
  if (id === null || !isEnquiryMail(purpose)) return undefined
  const found = await enquiries.find(id)
  const enquiry = found && findEnquiryKind(found.kind)
  if (!enquiry || found.erasedAt !== null) return undefined
  const facts = await dealer.get()
  const { reference, answers, phone, source, callBy, state, isHourKept } = found
  const createdAt = new Date(found.createdAt)
  // An address that the customer has corrected may be that of a stranger, who must not get the link.
  const isOfCustomer = findVisitorEmail(enquiry, answers) === owed.recipient
  if (purpose === 'appointment' && !isOfCustomer) return undefined
  const about = {
    enquiry,
    reference,
    createdAt,
    answers,
    phone,
    source,
    callBy,
    state,
    isHourKept,
    dealer: facts,
    timeZone,
    publicUrl,
    link: publicUrl && isOfCustomer ? await enquiryLinks.findPath(reference) : undefined,
    canUndo: purpose === 'change' && (await customerActs.canUndo(id)),
    estimate: purpose === 'change-lead' ? await jobEstimates.findNewest(id) : undefined,
  }
  const sender = from ?? facts.email
  return {
    ...composeByPurpose(purpose, about),
    from: sender,
    to: owed.recipient,
    // The Message-ID is the same for each attempt, so that mail servers detect a duplicate after a
    // crash.
    messageId: `<${owed.purpose}.${owed.id}.${reference}@${sender.split('@')[1]}>`,
  }
}

/** The key is part of the Message-ID, because a dropped reminder can be queued again. */
async function composeReminder(
  { composeReminderMail, dealer, from }: Pick<Deps, 'composeReminderMail' | 'dealer' | 'from'>,
  owed: OutboxMail,
) {
  const content = await composeReminderMail(owed)
  if (!content) return undefined
  const sender = from ?? (await dealer.get()).email
  const messageId = `<${owed.purpose}.${owed.once_key}@${sender.split('@')[1]}>`
  return { ...content, from: sender, to: owed.recipient, messageId }
}

const enquiryMailPurposes: readonly string[] = [
  'lead',
  'acknowledgement',
  'change-lead',
  'change',
  'estimate',
  'appointment',
] satisfies EnquiryMailPurpose[]

/** A purpose of a later release is unknown. */
const isEnquiryMail = (purpose: string): purpose is EnquiryMailPurpose =>
  enquiryMailPurposes.includes(purpose)

function isForDealership({ purpose }: OutboxMail): boolean {
  return purpose === 'lead' || purpose === 'change-lead'
}

function composeByPurpose(
  purpose: EnquiryMailPurpose,
  about: Parameters<typeof composeAcknowledgementMail>[0],
): MailContent {
  switch (purpose) {
    case 'lead':
      return composeLeadMail(about)
    case 'change-lead':
      return composeChangeLeadMail(about)
    case 'change':
      return composeChangeMail(about)
    case 'estimate':
      return composeEstimateMail(about)
    case 'appointment':
      return composeAppointmentMail(about)
    case 'acknowledgement':
      return composeAcknowledgementMail(about)
  }
}
