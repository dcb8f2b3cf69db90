import { expect, it } from 'vitest'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { testApp, testNow } from '#tests/app.ts'
import { onEachDatabase } from '#tests/databases.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { extendedWarranty } from './kinds/extended-warranty.ts'
import { submitEnquiry } from './submit.server.ts'

const sent = {
  model: 'honda-dio',
  yearOfPurchase: '2024',
  registrationNumber: 'TS 10 CD 5678',
  name: 'Asha Example',
  email: 'asha@example.com',
  contactNumber: '9000000001',
}

onEachDatabase('the same words', (getDatabase) => {
  const time = { now: testNow }
  const submit = (
    enquiry: Enquiry,
    isFormPost: boolean,
    more: { key?: string; name?: string } = {},
  ) => {
    const { services } = testApp(getDatabase(), { clock: () => time.now })
    const { key, ...words } = more
    const submission = { sent: { ...sent, ...words }, isFormPost, key, address: '203.0.113.9' }
    return submitEnquiry(services, enquiry, submission)
  }
  const kinds = async () => {
    const query = getDatabase().db.selectFrom('enquiries').select('kind').orderBy('id')
    return (await query.execute()).map(({ kind }) => kind)
  }

  it('for a contract and for a warranty are two enquiries', async () => {
    for (const enquiry of [extendedWarranty, amcEnquiry, extendedWarranty])
      await submit(enquiry, true)
    expect(await kinds()).toEqual(['extended-warranty', 'amc'])
  })

  it('under the same key too', async () => {
    for (const enquiry of [extendedWarranty, amcEnquiry, extendedWarranty])
      await submit(enquiry, false, { key: 'key-1' })
    expect(await kinds()).toEqual(['extended-warranty', 'amc'])
  })
})
