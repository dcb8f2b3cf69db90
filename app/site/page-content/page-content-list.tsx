import * as writing from '#app/content/document-editor/publication-state-words.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { Link } from '#app/ui/components/link.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import * as forms from './form-words.ts'
import type { listPageContents } from './page-content-endpoints.ts'
import * as words from './page-content-list-words.ts'

type Row = EndpointAnswer<typeof listPageContents>['rows'][number]

/** List in Manage → Pages and pictures. It shows every page content with its state. */
export function PageContentList({ rows, timeZone }: { rows: readonly Row[]; timeZone: string }) {
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mb-5 max-w-prose text-quiet text-sm">{words.hint}</p>
      <ul className="@container border-hairline border-t">
        {rows.map((row) => (
          <PageContentRow key={row.part} row={row} timeZone={timeZone} />
        ))}
      </ul>
    </>
  )
}

function PageContentRow({ row, timeZone }: { row: Row; timeZone: string }) {
  const { part, hasDraft, missing, publishAt, planFailure, publishedBy, publishedAt } = row
  const name = forms.parts[part]
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-hairline border-b py-3 hover:bg-surface @xl:grid-cols-[minmax(0,1fr)_14rem] @xl:items-baseline @4xl:grid-cols-[minmax(0,1fr)_14rem_16rem]">
      <div className="min-w-0 @xl:row-span-2 @4xl:row-span-1">
        <h2 className="font-semibold leading-snug">
          <Link to={`/admin/site/${part}`} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-quiet text-sm">{forms.what[part]}</p>
      </div>
      <p className="text-sm">
        {planFailure !== null ? (
          <span className="font-semibold text-bad">{words.planFailed}</span>
        ) : hasDraft ? (
          <>
            <span className="font-semibold text-warn">{writing.states.draft}</span>
            <span className="block text-quiet">
              {publishAt !== null
                ? writing.willAppear(formatInstant(publishAt, timeZone))
                : missing > 0
                  ? words.missing(missing)
                  : words.drafted(row.editedBy, formatInstant(row.editedAt, timeZone))}
            </span>
          </>
        ) : (
          <span className="font-semibold text-good">{writing.states.on}</span>
        )}
      </p>
      <p className="text-quiet text-sm">
        {publishedAt === ''
          ? words.neverPublished
          : words.published(publishedBy, formatInstant(publishedAt, timeZone))}
      </p>
    </li>
  )
}
