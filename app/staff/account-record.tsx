import type { AccountRecord } from './account.server.ts'

/** The account, field by field; the password is shown as dots and is nowhere in the page. */
export function AccountRecordList({
  account,
  defaultName,
}: {
  account: AccountRecord
  /** Displayed when the account has no name. */
  defaultName: string
}) {
  const rows = [
    ['User ID', account.user_id],
    ['Password', '••••••••••'],
    ['Name', account.user_name || defaultName],
    ['Mobile', account.mobile_no || '–'],
    ['Email', account.email || '–'],
    ['City', account.city || 'N/A'],
    ['Created', account.created_date],
    ['Expires', account.expire_date ?? 'Never'],
    ['Status', account.Status === 'active' ? 'Active' : 'Inactive'],
  ]
  return (
    <dl className="max-w-xl border-hairline border-t">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[8rem_1fr] gap-4 border-hairline border-b py-2.5 md:grid-cols-[12rem_1fr]"
        >
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
