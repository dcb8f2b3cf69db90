import { WarningNote } from '#app/ui/components/warning-note.tsx'
import type { MailStatus } from './mail-outbox-store.server.ts'
import * as words from './staff-words.ts'

/** The dashboard's warning if lead mails are turned off or fail. */
export function MailStatusNotice({ mail }: { mail: MailStatus }) {
  const notice = noticeOf(mail)
  if (!notice) return null
  const [matter, meaning] = notice
  return <WarningNote matter={matter}>{meaning}</WarningNote>
}

function noticeOf({ isConfigured, tellsTheHouse, failing, givenUp }: MailStatus) {
  if (!isConfigured) return words.nobodyIsTold
  if (failing > 0) return words.notGoneOut(failing)
  if (!tellsTheHouse) return words.houseIsNotTold
  if (givenUp > 0) return words.notDelivered(givenUp)
  return undefined
}
