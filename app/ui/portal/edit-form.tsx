import type { ComponentProps } from 'react'
import type { Fields, ValuesOf } from '#app/platform/forms/own-field.ts'
import { CallForm } from './call-form.tsx'
import { findRow } from './find-row.ts'
import type { Sent } from './use-call-form.ts'
import { useLatest } from './use-latest.ts'

type Form<Of extends Fields, Answer> = ComponentProps<typeof CallForm<Of, Answer & Told>>
type Told = { message: string }

type Props<Row, Of extends Fields, Answer> = Omit<
  Form<Of, Answer>,
  'values' | 'send' | 'onConflict'
> & {
  row: Row
  list: () => Promise<Sent<readonly Row[]>>
  /** Sends what was typed, for the version that the row has by now. */
  send: (values: ValuesOf<Of>, current: Row) => Promise<Sent<Answer & Told>>
}

/**
 * Changes a row of a list: `EditProps`, its fields and its calls. Where somebody else was quicker the
 * form says so, keeps what was typed, and saving once more replaces theirs.
 */
export function EditForm<
  Row extends Record<string, unknown> & { id: number },
  Of extends Fields,
  Answer,
>({ row, list, send, ...form }: Props<Row, Of, Answer>) {
  const { current, learn } = useLatest(row, async () => findRow(await list(), row.id))
  return (
    <CallForm<Of, Answer & Told>
      {...form}
      values={row}
      send={(values) => send(values, current)}
      onConflict={learn}
    />
  )
}
