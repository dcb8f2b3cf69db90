import { useRevalidator } from 'react-router'
import { AccountDetails } from '#app/auth/login/account-details.tsx'
import { listSessions } from '#app/auth/login/list-sessions.server.ts'
import { presentOwnAccount } from '#app/auth/login/own-account.server.ts'
import { OwnSessionList } from '#app/auth/login/own-session-list.tsx'
import { PasswordGatedDownload } from '#app/auth/login/password-gated-download.tsx'
import { BackupSection } from '#app/backup/backup-section.tsx'
import { ChangeList } from '#app/content/audit-log-view/change-list.tsx'
import { ChangeLog } from '#app/content/audit-log-view/change-log.tsx'
import { DirectChangeNotice } from '#app/content/document-editor/direct-change-notice.tsx'
import { exportEveryEnquiry } from '#app/crm/reports/export-everything-endpoints.ts'
import { presentChange } from '#app/platform/audit/present-change.server.ts'
import { withFormattedHolidays } from '#app/platform/dealer-details/format-holiday-day.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { DealerDetailsForm } from '#app/site/dealer-on-pages/dealer-details-form.tsx'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import type { Route } from './+types/account'
import * as words from './account-words.ts'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** Number of changes that the page shows at first. */
const initialChangeCount = 30

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, idHash } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { dealer, changes, parts, timeZone } = services
  const [edit, draft, newest, security, sessions, backups] = await Promise.all([
    dealer.findForEdit(1),
    parts.draftState('dealer'),
    changes.listNewest(initialChangeCount + 1),
    changes.listSecurity(initialChangeCount),
    listSessions(services, staff.id, idHash),
    services.backups.overview(),
  ])
  if (!edit) throw new Error('The database holds no dealer with id 1')
  return {
    account: presentOwnAccount(staff, timeZone),
    sessions,
    timeZone,
    backups,
    draft,
    edit: { ...edit, facts: withFormattedHolidays(edit.facts) },
    changes: newest.slice(0, initialChangeCount).map((change) => presentChange(change, timeZone)),
    security: security.map((change) => presentChange(change, timeZone)),
    hasOlder: newest.length > initialChangeCount,
  }
}

export default function DealerAccount({ loaderData }: Route.ComponentProps) {
  const { account, sessions, timeZone, edit, draft, changes, hasOlder, security, backups } =
    loaderData
  const { revalidate } = useRevalidator()
  const may = useHasCapability()
  return (
    <>
      <PageHeading title={words.manageAccounts} />
      <AccountDetails account={account} defaultName={edit.facts.name} />
      <OwnSessionList sessions={sessions} timeZone={timeZone} />
      <section aria-labelledby="house" className="mt-12">
        <h2 id="house" className="font-bold text-xl">
          {words.dealership}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-quiet">
          {may('dealer.edit') ? words.everyPageShows : words.ownerChanges}
        </p>
        <DirectChangeNotice
          draft={draft}
          timeZone={timeZone}
          editor="/admin/site/dealer"
          may={{ edit: 'dealer.edit', draft: 'dealer.edit' }}
        />
        <DealerDetailsForm {...edit} onSaved={() => void revalidate()} />
      </section>
      {may('enquiries.exportAll') && (
        <section aria-labelledby="everything" className="mt-12">
          <h2 id="everything" className="font-bold text-xl">
            {words.everything}
          </h2>
          <p className="mt-1 mb-4 max-w-prose text-quiet">{words.whatEverythingIs}</p>
          <PasswordGatedDownload
            href={exportEveryEnquiry.path}
            className={buttonClassName({ size: 'dense' })}
          >
            <Download aria-hidden className="size-4" />
            {words.takeEverything}
          </PasswordGatedDownload>
        </section>
      )}
      <BackupSection overview={backups} timeZone={timeZone} />
      <section aria-labelledby="changes" className="mt-12">
        <h2 id="changes" className="mb-4 font-bold text-xl">
          {words.changedLately}
        </h2>
        <ChangeLog newest={changes} hasOlder={hasOlder} />
      </section>
      <section aria-labelledby="security" className="mt-12">
        <h2 id="security" className="mb-4 font-bold text-xl">
          {words.logInsAndExports}
        </h2>
        <ChangeList changes={security} none={words.nothingYet} />
      </section>
    </>
  )
}
