import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { backUpTo, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { quotationClient } from '#tests/quotation-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { checkProof, proofText } from './quotation-proof.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-quotation-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

onEachDatabase('a backup', (getDatabase) => {
  it('keeps the links and proofs of quotations valid', async () => {
    const database = getDatabase()
    const owner = await testApp(database).loginAsStaff()
    const client = quotationClient(owner, await addEnquiry(owner, testRideEnquiry))
    const { quotation } = await client.send((await client.make()).quotation)
    const file = join(folder, 'backup.jsonl.gz')
    await backUpTo(file, database)
    for (const table of ['quotations', 'signing_keys', 'site_secrets'] as const)
      await database.db.deleteFrom(table).execute()
    await restoreBackupFrom(file, database)
    const { quotationQueries, signingKeys } = testApp(database).services
    const token = (quotation.path ?? '').replace('/q/', '')
    expect(await quotationQueries.findByToken(token)).toMatchObject({
      document: { number: quotation.number, total: quotation.total },
    })
    const proof = await quotationQueries.findProof(token)
    if (!proof) throw new Error('No proof')
    const bytes = new TextEncoder().encode(proofText(proof))
    expect(await checkProof(bytes, await signingKeys.list())).toMatchObject({ is: 'valid' })
    const later = await testApp(database).loginAsStaff()
    const [again] = (await quotationClient(later, quotation.reference).list()).quotations
    expect(again?.path).toBe(quotation.path)
  })
})
