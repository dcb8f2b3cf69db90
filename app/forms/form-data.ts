type Nested = { [name: string]: string | Nested }

/** Form entries as a body: `notifications.sms` becomes `{ notifications: { sms } }`; files are left out. */
export function nestFormData(form: Iterable<[string, FormDataEntryValue]>): Nested {
  const body: Nested = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const [outer = '', inner] = name.split('.', 2)
    if (inner === undefined) body[outer] = value
    else body[outer] = { ...nestedAt(body, outer), [inner]: value }
  }
  return { ...body }
}

function nestedAt(body: Nested, name: string): Nested {
  const found = body[name]
  return typeof found === 'object' ? found : {}
}
