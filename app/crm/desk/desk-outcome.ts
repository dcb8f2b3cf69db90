/** How something at the desk ended: done, or refused with the sentence for a person and where it belongs. */
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
