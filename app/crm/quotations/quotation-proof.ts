import { canonicalJson } from './canonical-json.ts'

/** A public key as the site publishes it. */
export type PublicSigningKey = {
  keyId: string
  /** SPKI in base64url. */
  publicKey: string
  since: string
  /** `false` if a newer key has replaced it. */
  isCurrent: boolean
}

/** A part of a valid proof that people compare with their paper. */
type ProvenFigures = {
  number: string
  revision: number
  total: number
  validUntil: string
  dealer: string
  lines: readonly { label: string; rupees: number; isChosen: boolean; toConfirm: boolean }[]
}

export type ProofCheck =
  | { is: 'valid'; figures: ProvenFigures; isOldKey: boolean }
  | { is: 'changed' | 'unknown-key' | 'no-proof' | 'unsupported' }

export const maxProofBytes = 256 * 1024

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Creates a key pair; both keys are in base64url. */
export async function createSigningKey(): Promise<{
  keyId: string
  publicKey: string
  privateKey: string
}> {
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey)
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', pair.privateKey)
  const digest = await crypto.subtle.digest('SHA-256', spki)
  return {
    keyId: toBase64Url(new Uint8Array(digest)).slice(0, 16),
    publicKey: toBase64Url(new Uint8Array(spki)),
    privateKey: toBase64Url(new Uint8Array(pkcs8)),
  }
}

/** Signs a text. The signature is r and s in base64url. */
export async function signText(privateKey: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64Url(privateKey), curve, false, [
    'sign',
  ])
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text))),
  )
}

type SignedQuotation = { documentJson: string; keyId: string; signature: string }

/** Returns the text of the file that proves a quotation. The whole file is canonical JSON. */
export const proofText = ({ documentJson, keyId, signature }: SignedQuotation): string =>
  `{"document":${documentJson},"keyId":${JSON.stringify(keyId)},"signature":${JSON.stringify(signature)}}`

/**
 * Checks the bytes of a proof with the published keys. Each changed byte is found, also one outside
 * of the signed part, because only the canonical text of a proof is accepted.
 */
export async function checkProof(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly PublicSigningKey[],
): Promise<ProofCheck> {
  if (!globalThis.crypto?.subtle) return { is: 'unsupported' }
  const parsed = parseProof(bytes)
  if (!parsed) return { is: 'no-proof' }
  const { text, proof, figures } = parsed
  const key = keys.find(({ keyId }) => keyId === proof.keyId)
  if (!key) return { is: 'unknown-key' }
  if (text !== canonicalJson(proof)) return { is: 'changed' }
  const isSigned = await isSignedBy(key.publicKey, canonicalJson(proof.document), proof.signature)
  if (!isSigned || !figures) return { is: 'changed' }
  return { is: 'valid', figures, isOldKey: !key.isCurrent }
}

async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  try {
    const raw = fromBase64Url(signature)
    // The last character has unused bits, so another text could mean the same bytes.
    if (toBase64Url(raw) !== signature) return false
    const key = await crypto.subtle.importKey('spki', fromBase64Url(publicKey), curve, false, [
      'verify',
    ])
    return await crypto.subtle.verify(algorithm, key, raw, new TextEncoder().encode(text))
  } catch {
    return false
  }
}

type Group = { [key: string]: Parameters<typeof canonicalJson>[0] }

function parseProof(bytes: Uint8Array<ArrayBuffer>) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const proof: unknown = JSON.parse(text)
    if (!isGroup(proof)) return undefined
    const { document, keyId, signature } = proof
    if (!isGroup(document) || typeof keyId !== 'string' || typeof signature !== 'string')
      return undefined
    return { text, proof: { ...proof, document, keyId, signature }, figures: figuresOf(document) }
  } catch {
    return undefined
  }
}

function figuresOf({
  number,
  revision,
  total,
  validUntil,
  dealer,
  lines,
}: Group): ProvenFigures | undefined {
  if (
    typeof number !== 'string' ||
    typeof revision !== 'number' ||
    typeof total !== 'number' ||
    typeof validUntil !== 'string' ||
    typeof dealer !== 'string' ||
    !Array.isArray(lines)
  )
    return undefined
  return {
    ...{ number, revision, total, validUntil, dealer },
    lines: lines.flatMap((line: unknown) => {
      if (!isGroup(line)) return []
      const { label, rupees, isChosen, toConfirm } = line
      return typeof label === 'string' && typeof rupees === 'number'
        ? [{ label, rupees, isChosen: isChosen === true, toConfirm: toConfirm === true }]
        : []
    }),
  }
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('No base64url')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (it) => it.charCodeAt(0))
}
