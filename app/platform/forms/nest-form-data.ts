type NestedFormData = { [name: string]: string | NestedFormData }

/**
 * Nests form entries: `notifications.sms` becomes `{ notifications: { sms } }`. Files are left out.
 */
export function nestFormData(form: Iterable<[string, FormDataEntryValue]>): NestedFormData {
  const body: NestedFormData = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const [outer = '', inner] = name.split('.', 2)
    if (inner === undefined) body[outer] = value
    else nestedAt(body, outer)[inner] = value
  }
  return { ...body }
}

/** Without a prototype, so that a sent name cannot refer to an inherited property. */
function nestedAt(body: NestedFormData, name: string): NestedFormData {
  const found = body[name]
  if (typeof found === 'object') return found
  const nested: NestedFormData = Object.create(null)
  body[name] = nested
  return nested
}
