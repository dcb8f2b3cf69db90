/** `names`: of the account's passkeys. The second part is a link to them. */
export const passkeysStay = (names: readonly string[]) =>
  [
    names.length === 1
      ? `A new password does not remove your passkey “${names[0]}”, which opens your account without it. `
      : `A new password does not remove your ${names.length} passkeys, which open your account without it: ${names.join(', ')}. `,
    'Remove what is not yours',
  ] as const
