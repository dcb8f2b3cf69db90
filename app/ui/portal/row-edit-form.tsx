import type { ComponentProps } from 'react'
import type { Fields, FormValuesOf } from '#app/platform/forms/custom-field.ts'
import type { Result } from '#app/platform/result/result.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { findRow } from './find-row.ts'
import { useLatestRow } from './use-latest-row.ts'

type EndpointFormProps<Of extends Fields, Answer> = ComponentProps<
  typeof EndpointForm<Of, Answer & MessageAnswer>
>
type MessageAnswer = { message: string }

type Props<Row, Of extends Fields, Answer> = Omit<
  EndpointFormProps<Of, Answer>,
  'values' | 'send' | 'onConflict'
> & {
  row: Row
  list: () => Promise<Result<readonly Row[]>>
  /** Sends the values for the row's current version. */
  send: (values: FormValuesOf<Of>, current: Row) => Promise<Result<Answer & MessageAnswer>>
}

/**
 * Form that changes a row of a list. If the row was changed concurrently, the form shows that and
 * keeps its input. Saving again then overwrites the other change.
 */
export function RowEditForm<
  Row extends Record<string, unknown> & { id: number },
  Of extends Fields,
  Answer,
>({ row, list, send, ...form }: Props<Row, Of, Answer>) {
  const { current, learn } = useLatestRow(row, async () => findRow(await list(), row.id))
  return (
    <EndpointForm<Of, Answer & MessageAnswer>
      {...form}
      values={row}
      send={(values) => send(values, current)}
      onConflict={learn}
    />
  )
}
