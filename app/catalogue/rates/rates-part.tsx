import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import type { Values } from '#app/platform/forms/nested-values.ts'
import type { Fields, ValuesOf } from '#app/platform/forms/own-field.ts'
import { CallForm, type ShowFields } from '#app/ui/portal/call-form.tsx'
import { listControls } from '#app/ui/portal/list-controls.tsx'
import type { Sent } from '#app/ui/portal/use-call-form.ts'
import { useLatest } from '#app/ui/portal/use-latest.ts'
import * as words from './staff-words.ts'

type Saved = { message: string; version: number }

type Props<Of extends Fields> = {
  title: string
  children?: ReactNode
  checkedOn: string | undefined
  fields: Of
  schema?: v.GenericSchema<unknown, ValuesOf<Of>>
  values: Values
  layout?: (show: ShowFields) => ReactNode
  version: number
  /** The version that stands there now. */
  find: () => Promise<number | undefined>
  send: (values: ValuesOf<Of>, version: number) => Promise<Sent<Saved>>
  onSaved: () => void
}

/** One of the parts of Manage → Rates: saved by itself, dated by itself. */
export function RatesPart<const Of extends Fields>({
  title,
  children,
  checkedOn,
  version,
  find,
  send,
  onSaved,
  ...form
}: Props<Of>) {
  const { current, learn, keep } = useLatest({ version }, async () => {
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
        {checkedOn ? words.checked(shownDay(checkedOn)) : words.notShown}
      </p>
      {children && <p className="mt-1 max-w-prose text-quiet">{children}</p>}
      <div className="mt-6">
        <CallForm<Of, Saved>
          {...form}
          may="rates.edit"
          keptAs={`rates ${id}`}
          controls={listControls}
          send={(values) => send(values, current.version)}
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
