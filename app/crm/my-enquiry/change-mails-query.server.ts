import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { raiseLinkVersion } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import { findVisitorEmail } from '#app/crm/mail/visitor-email.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'

/** Returns a function that queues the mails about a customer's change, in its transaction. */
export const changeMails =
  (outbox: Pick<MailOutboxStore, 'enqueueChangeMails'>) =>
  /** @param corrected The enquiry before a correction. */
  async (
    trx: Db,
    { id, kind }: Pick<EnquiryRow, 'id' | 'kind'>,
    corrected?: EnquiryRow,
  ): Promise<void> => {
    const enquiry = findEnquiryKind(kind)
    if (!enquiry) return
    const { answers_json } = await trx
      .selectFrom('enquiries')
      .select('answers_json')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const answers = parseStoredAnswers(answers_json)
    const former =
      corrected && findVisitorEmail(enquiry, parseStoredAnswers(corrected.answers_json))
    const isCorrected = former !== undefined && former !== findVisitorEmail(enquiry, answers)
    // The former address may be that of a stranger, who got the link.
    if (isCorrected) await raiseLinkVersion(trx, id)
    const formerEmail = isCorrected ? former : undefined
    await outbox.enqueueChangeMails(trx, enquiry, { id, answers, formerEmail })
  }
