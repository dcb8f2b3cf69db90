import * as v from 'valibot'

/** A field of an upload that may come once or several times: always a list. */
/* @__NO_SIDE_EFFECTS__ */
export function several<Input, Output>(item: v.GenericSchema<Input, Output>) {
  return v.union([
    v.array(item),
    v.pipe(
      item,
      v.transform((one) => [one]),
    ),
  ])
}
