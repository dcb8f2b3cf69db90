import type { ReactNode } from 'react'
import type * as v from 'valibot'
import {
  DirectChangeNotice,
  type DraftSummary,
} from '#app/content/document-editor/direct-change-notice.tsx'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { Fields, FormValuesOf } from '#app/platform/forms/custom-field.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { Result } from '#app/platform/result/result.ts'
import { EndpointForm, type ShowFields } from '#app/ui/portal/endpoint-form.tsx'
import { listFieldRenderers } from '#app/ui/portal/list-field-renderers.tsx'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import * as words from './staff-words.ts'

type SaveAnswer = { message: string; version: number }

type Props<Of extends Fields> = {
  title: string
  children?: ReactNode
  /** State of the draft of the same values. */
  draft: DraftSummary
  timeZone: string
  /** Address of the editor with draft, schedule and versions. */
  editor: string
  checkedOn: string | undefined
  fields: Of
  schema?: v.GenericSchema<unknown, FormValuesOf<Of>>
  values: FormValues
  layout?: (show: ShowFields) => ReactNode
  version: number
  /** Fetches the current version. */
  find: () => Promise<number | undefined>
  send: (body: FormValuesOf<Of> & { version: number }) => Promise<Result<SaveAnswer>>
  onSaved: () => void
}

/** One part of Manage → Rates, with its own form, version and date. */
export function RatesFormSection<const Of extends Fields>({
  title,
  children,
  draft,
  timeZone,
  editor,
  checkedOn,
  version,
  find,
  send,
  onSaved,
  ...form
}: Props<Of>) {
  const { current, learn, keep } = useLatestRow({ version }, async () => {
    const theirs = await find()
    return theirs === undefined ? undefined : { version: theirs }
  })
  const id = title.replaceAll(/\W+/g, '-').toLowerCase()
  return (
    <section aria-labelledby={id} className="mt-12 border-hairline border-t pt-8">
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      <p className="mt-1 font-semibold">
        {checkedOn ? words.checked(formatDay(checkedOn)) : words.notShown}
      </p>
      {children && <p className="mt-1 max-w-prose text-quiet">{children}</p>}
      <div className="mt-4">
        <DirectChangeNotice
          draft={draft}
          timeZone={timeZone}
          editor={editor}
          may={{ edit: 'rates.edit', draft: 'site.draft' }}
          isShort
        />
        <EndpointForm<Of, SaveAnswer>
          {...form}
          may="rates.edit"
          keptAs={`rates ${id}`}
          controls={listFieldRenderers}
          send={(values) => send({ ...values, version: current.version })}
          failure={words.saveFailed}
          onConflict={learn}
          onDone={(saved) => {
            keep(saved)
            onSaved()
          }}
          className="max-w-3xl gap-6"
        />
      </div>
    </section>
  )
}
