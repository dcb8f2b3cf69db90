/** `names` lists the account's passkeys. The second part is the text of a link to them. */
export const passkeysStay = (names: readonly string[]) =>
  [
    names.length === 1
      ? `Your passkey “${names[0]}” still works after you change your password. `
      : `Your ${names.length} passkeys still work after you change your password: ${names.join(', ')}. `,
    'Remove any that are not yours',
  ] as const
