import type { MailSettings } from '#app/crm/mail/mail-settings.server.ts'
import { type MailTransport, mailErrorCode } from '#app/crm/mail/smtp-transport.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import {
  type HealthWarningDeps,
  listHealthWarnings,
  sharedHealthWarnings,
} from './health-warnings.server.ts'
import { ownerNoticeStore } from './owner-notice-store.server.ts'
import { type HealthWarning, mailEnd, mailSubject, matters } from './staff-words.ts'

export type NotifyOwnerDeps = ChangeContext &
  HealthWarningDeps & {
    log: Log
    publicUrl: string | undefined
  }

/**
 * Mails the dashboard's warnings to the addresses of lead mails. It logs mails that are not
 * accepted.
 */
export async function notifyOwner(
  needs: NotifyOwnerDeps,
  { from, leadsTo }: Pick<MailSettings, 'from' | 'leadsTo'>,
  transport: Pick<MailTransport, 'send'>,
): Promise<void> {
  const notices = ownerNoticeStore(needs)
  const attention = await listHealthWarnings(needs)
  await notices.forget(sharedHealthWarnings.filter((matter) => !attention.includes(matter)))
  if (leadsTo.length === 0) return
  const sender = from ?? (await needs.dealer.get()).email
  for (const matter of attention) {
    if (!(await notices.claim(matter))) continue
    const mail = { from: sender, ...composeNotice(needs, matter, sender) }
    let reached = 0
    for (const to of leadsTo)
      if (await isMailAccepted(needs.log, matter, transport.send({ ...mail, to }))) reached += 1
    if (reached > 0) continue
    needs.log.error({ matter }, 'the owner could not be told')
    await notices.release(matter)
  }
}

/** A wrong address does not stop the mails to others. */
async function isMailAccepted(
  log: Log,
  matter: HealthWarning,
  sending: Promise<void>,
): Promise<boolean> {
  try {
    await sending
    return true
  } catch (error) {
    log.warn({ matter, reason: mailErrorCode(error) }, 'a notice was not sent')
    return false
  }
}

function composeNotice(
  { publicUrl, clock }: NotifyOwnerDeps,
  matter: HealthWarning,
  sender: string,
) {
  const [what, meaning] = matters[matter]
  const end = mailEnd(publicUrl && `${publicUrl}/admin/dashboard`)
  return {
    subject: mailSubject(what),
    text: `${what}\n\n${meaning}\n\n${end}\n`,
    messageId: `<attention.${matter}.${clock().getTime()}@${sender.split('@')[1]}>`,
  }
}
