import type { Desk } from '#app/changes/change-content.server.ts'
import type { DealerStore } from '#app/dealer/dealer-store.server.ts'
import type { MailSettings } from '#app/mail/mail-settings.server.ts'
import type { Transport } from '#app/mail/transport.server.ts'
import { type AttentionNeeds, attentionOf } from './attention.server.ts'
import { noticeStore } from './notice-store.server.ts'
import { type Matter, mailEnd, mailSubject, matters } from './staff-words.ts'

export type TellNeeds = Desk &
  AttentionNeeds & {
    dealer: Pick<DealerStore, 'get'>
    publicUrl: string | undefined
  }

/** Mails what the dashboard says to those who are told of enquiries. Throws what the mail server said. */
export async function tellOwner(
  needs: TellNeeds,
  mail: Pick<MailSettings, 'from' | 'leadsTo'>,
  transport: Pick<Transport, 'send'>,
): Promise<void> {
  const notices = noticeStore(needs)
  const attention = await attentionOf(needs)
  await notices.keepOnly(attention)
  if (mail.leadsTo.length === 0) return
  for (const matter of attention)
    if (await notices.claim(matter))
      try {
        for (const to of mail.leadsTo)
          await transport.send(await compose(needs, matter, mail.from, to))
      } catch (error) {
        await notices.release(matter)
        throw error
      }
}

async function compose(
  { dealer, publicUrl, clock }: TellNeeds,
  matter: Matter,
  from: string | undefined,
  to: string,
) {
  const [what, meaning] = matters[matter]
  const sender = from ?? (await dealer.get()).email
  const end = mailEnd(publicUrl && `${publicUrl}/admin/dashboard`)
  return {
    from: sender,
    to,
    subject: mailSubject(what),
    text: `${what}\n\n${meaning}\n\n${end}\n`,
    messageId: `<attention.${matter}.${clock().getTime()}@${sender.split('@')[1]}>`,
  }
}
