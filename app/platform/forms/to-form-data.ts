type FormDataValue = string | Blob | null | undefined

/** Returns the values as multipart fields. A list is one field for each entry; null is left out. */
export function toFormData(
  values: Readonly<Record<string, FormDataValue | readonly FormDataValue[]>>,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) if (one !== null && one !== undefined) body.append(name, one)
  return body
}
