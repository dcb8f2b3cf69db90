import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { AccountRecord } from './own-account.server.ts'
import * as words from './staff-words.ts'

/** Lists the fields of the account. The password is shown as dots; the page never contains it. */
export function AccountDetails({
  account,
  defaultName,
}: {
  account: AccountRecord
  /** Displayed when the account has no name. */
  defaultName: string
}) {
  const rows = [
    [words.userId, account.user_id],
    [words.password, '••••••••••'],
    [words.name, account.user_name || defaultName],
    [words.mobile, account.mobile_no || '–'],
    [words.email, account.email || '–'],
    [words.city, account.city || words.noCity],
    [words.created, formatDay(account.created_date)],
    [words.expires, account.expire_date ? formatDay(account.expire_date) : words.never],
    [words.status, account.Status === 'active' ? words.active : words.inactive],
  ]
  return (
    <dl className="max-w-xl border-hairline border-t">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[min(8rem,40%)_1fr] gap-4 border-hairline border-b py-2.5 md:grid-cols-[12rem_1fr]"
        >
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
