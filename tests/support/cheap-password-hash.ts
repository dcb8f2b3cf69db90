import { argon2Sync, randomBytes } from 'node:crypto'

/**
 * Hashes a password in the app's format for a hundredth of the work. The cost is part of the hash.
 */
export function cheapPasswordHash(password: string): string {
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 }
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce })
  const { memory, passes, parallelism } = cost
  const parts = ['argon2id', memory, passes, parallelism]
  return [...parts, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}
