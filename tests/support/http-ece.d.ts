declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts a message of Web Push (RFC 8291). `authSecret` is in base64url. */
  export function decrypt(
    body: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}
