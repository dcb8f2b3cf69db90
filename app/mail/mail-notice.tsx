import type { MailState } from './outbox-store.server.ts'

/** On the dashboard: whether anybody is told of an enquiry by mail, and whether it works. */
export function MailNotice({ mail }: { mail: MailState }) {
  const notice = noticeOf(mail)
  if (!notice) return null
  return (
    <p className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
      <strong className="font-semibold">{notice.title}</strong> {notice.text}
    </p>
  )
}

function noticeOf({ isConfigured, tellsTheHouse, failing, givenUp }: MailState) {
  if (!isConfigured)
    return {
      title: 'Nobody is told of new enquiries by mail.',
      text: 'They are all here and in the reports. Set SMTP_URL and LEADS_TO to have each one mailed at once.',
    }
  if (failing > 0)
    return {
      title: `${failing} ${failing === 1 ? 'mail has' : 'mails have'} not gone out yet.`,
      text: 'The mail server does not take them; they are kept and tried again. No enquiry is lost.',
    }
  if (!tellsTheHouse)
    return {
      title: 'Nobody at the house is told of new enquiries by mail.',
      text: 'Visitors get their acknowledgement. Set LEADS_TO to have each enquiry mailed to you.',
    }
  if (givenUp > 0)
    return {
      title: `${givenUp} ${givenUp === 1 ? 'mail' : 'mails'} could not be delivered.`,
      text: 'Usually the visitor mistyped the address; the enquiry is in its report all the same.',
    }
  return undefined
}
