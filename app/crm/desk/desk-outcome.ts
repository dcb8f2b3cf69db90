/** The result of a desk action: done, or refused with a message and, if known, the field. */
export type DeskOutcome<Value> = { is: 'done'; value: Value } | DeskRefusal

export type DeskRefusal = {
  is: 'refused'
  because: 'gone' | 'conflict' | 'invalid' | 'forbidden'
  message: string
  field?: string
}

export function deskRefusal(
  because: DeskRefusal['because'],
  message: string,
  field?: string,
): DeskRefusal {
  return { is: 'refused', because, message, ...(field === undefined ? {} : { field }) }
}
