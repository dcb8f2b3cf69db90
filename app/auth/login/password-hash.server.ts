import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

// OWASP's argon2id recommendation (19 MiB, 2 passes, 1 lane).
const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Returns `argon2id$19456$2$1$<salt>$<hash>`, with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await deriveKey('argon2id', { ...argon2Cost, message: password, nonce })
  const { memory, passes, parallelism } = argon2Cost
  return ['argon2id', memory, passes, parallelism, toBase64url(nonce), toBase64url(tag)].join('$')
}

/** Returns `false` for a wrong password and for an unreadable hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [name, memory, passes, parallelism, salt = '', hash = ''] = stored.split('$')
  if (name !== 'argon2id') return false
  const expected = Buffer.from(hash, 'base64url')
  const tag = await deriveKey('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected)
}

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
