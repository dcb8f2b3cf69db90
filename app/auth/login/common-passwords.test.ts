import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.server.ts'

test.each(['0000000000d', 'p030710p$e4o', 'honda', 'zzzxxx'])(
  'finds %s in the list',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['', '---', 'kx7m-bq2d-wz9p', 'Permission is hereby granted'])(
  'does not find "%s" in the list',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
