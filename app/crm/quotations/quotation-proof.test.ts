import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { checkProof, createSigningKey, proofText, signText } from './quotation-proof.ts'

const document = {
  number: 'Q-7F3K2',
  revision: 1,
  dealer: 'Ōm Honda “Main Road”',
  total: 104_321,
  validUntil: '2026-12-04',
  lines: [
    { key: 'ex-showroom', label: 'Ex-showroom price', rupees: 88_000, isChosen: true },
    { key: 'life-tax', label: 'జీవిత పన్ను', rupees: 16_321, isChosen: true },
  ],
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function signedProof() {
  const { keyId, publicKey, privateKey } = await createSigningKey()
  const documentJson = canonicalJson(document)
  const signature = await signText(privateKey, documentJson)
  const key = { keyId, publicKey, since: '2026-11-27T00:00:00.000Z', isCurrent: true }
  return { text: proofText({ documentJson, keyId, signature }), key }
}

describe('canonical JSON', () => {
  it('does not depend on the order of keys and leaves out missing values', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: undefined, '10': true })).toBe(
      '{"10":true,"b":[1,{"c":"é\\"","d":null}]}',
    )
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
  })

  it('refuses numbers that JSON cannot express', () => {
    expect(() => canonicalJson({ total: Number.NaN })).toThrow('JSON has no such number')
  })
})

describe('a proof of a quotation', () => {
  it('is valid with the key that signed it and names the figures', async () => {
    const { text, key } = await signedProof()
    expect(await checkProof(bytesOf(text), [key])).toMatchObject({
      is: 'valid',
      isOldKey: false,
      figures: { number: 'Q-7F3K2', total: 104_321, lines: [{ rupees: 88_000 }, {}] },
    })
  })

  it('is invalid if any one byte is changed', async () => {
    const { text, key } = await signedProof()
    const bytes = bytesOf(text)
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes)
      changed[at] = (bytes[at] ?? 0) ^ 1
      const check = await checkProof(changed, [key])
      expect([at, check.is]).not.toEqual([at, 'valid'])
    }
  })

  it('is invalid with an added space, a changed figure or a missing line', async () => {
    const { text, key } = await signedProof()
    for (const changed of [
      `${text} `,
      text.replace('104321', '100321'),
      text.replace('"isChosen":true', '"isChosen":false'),
    ])
      expect(await checkProof(bytesOf(changed), [key])).toEqual({ is: 'changed' })
  })

  it('is valid with an old key that is still published, and says so', async () => {
    const { text, key } = await signedProof()
    const [newer] = [await createSigningKey()]
    const keys = [
      { ...key, isCurrent: false },
      { ...newer, since: '2026-12-01T00:00:00.000Z', isCurrent: true },
    ]
    expect(await checkProof(bytesOf(text), keys)).toMatchObject({ is: 'valid', isOldKey: true })
  })

  it('is not confirmed with a key of another site', async () => {
    const { text } = await signedProof()
    const { key } = await signedProof()
    expect(await checkProof(bytesOf(text), [key])).toEqual({ is: 'unknown-key' })
    const forged = text.replace(/"keyId":"[^"]+"/, `"keyId":"${key.keyId}"`)
    expect(await checkProof(bytesOf(forged), [key])).toEqual({ is: 'changed' })
  })

  it('is no proof if the file is something else', async () => {
    for (const text of ['', '[]', '{"document":1}', 'PDF', '{"document":{},"keyId":1}'])
      expect(await checkProof(bytesOf(text), [])).toEqual({ is: 'no-proof' })
  })
})
