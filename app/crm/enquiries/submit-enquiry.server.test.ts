import { expect, it } from 'vitest'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { extendedWarrantyEnquiry } from './kinds/extended-warranty.ts'
import { offerEnquiry } from './kinds/offer.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const sent = {
  model: 'honda-dio',
  yearOfPurchase: '2024',
  registrationNumber: 'TS 10 CD 5678',
  name: 'Asha Example',
  email: 'asha@example.com',
  contactNumber: '9000000001',
}

onEachDatabase('repeated answers', (getDatabase) => {
  const submit = (
    enquiry: EnquiryKind,
    isFormPost: boolean,
    { words = sent, key, hours = 0 }: { words?: object; key?: string; hours?: number } = {},
  ) => {
    const clock = () => new Date(testNow.getTime() + hours * 3_600_000)
    const { services } = testApp(getDatabase(), { clock })
    const submission = { sent: words, isFormPost, key, address: '203.0.113.9' }
    return submitEnquiry(services, enquiry, submission)
  }
  const kinds = async () => {
    const query = getDatabase().db.selectFrom('enquiries').select('kind').orderBy('id')
    return (await query.execute()).map(({ kind }) => kind)
  }

  it('stores equal answers to the AMC form and the warranty form as two enquiries', async () => {
    for (const enquiry of [extendedWarrantyEnquiry, amcEnquiry, extendedWarrantyEnquiry])
      await submit(enquiry, true)
    expect(await kinds()).toEqual(['extended-warranty', 'amc'])
  })

  it('stores equal answers to two forms with the same key as two enquiries', async () => {
    for (const enquiry of [extendedWarrantyEnquiry, amcEnquiry, extendedWarrantyEnquiry])
      await submit(enquiry, false, { key: 'key-1' })
    expect(await kinds()).toEqual(['extended-warranty', 'amc'])
  })

  it('treats a key that is repeated after a day as the same enquiry', async () => {
    for (const hours of [0, 24])
      await submit(extendedWarrantyEnquiry, false, { key: 'key-1', hours })
    expect(await kinds()).toEqual(['extended-warranty'])
  })

  it('detects a repeat after the offer was renamed', async () => {
    const { services } = testApp(getDatabase())
    const [offer] = await services.offers.list()
    const words = { ...offerEnquiry.example, offer: String(offer?.id) }
    await submit(offerEnquiry, false, { words, key: 'key-1' })
    await getDatabase().db.updateTable('offers').set({ title: 'Renamed' }).execute()
    await submit(offerEnquiry, false, { words, key: 'key-1' })
    expect(await kinds()).toEqual(['offer'])
  })

  it('detects a repeat regardless of the order of the fields', async () => {
    const reversed = Object.fromEntries(Object.entries(sent).toReversed())
    for (const words of [sent, reversed]) await submit(extendedWarrantyEnquiry, true, { words })
    expect(await kinds()).toEqual(['extended-warranty'])
  })
})

onEachDatabase('model field', (getDatabase) => {
  const keep = async (words: object) => {
    const { services } = testApp(getDatabase())
    const submission = { sent: { ...sent, ...words }, isFormPost: false, address: '203.0.113.9' }
    await submitEnquiry(services, extendedWarrantyEnquiry, submission)
    return (await services.enquiries.find(await services.enquiries.latestId()))?.answers
  }

  it('stores the display name only if the field is a model field', async () => {
    expect(await keep({ name: 'honda-dio' })).toMatchObject({ name: 'honda-dio', model: 'DIO' })
  })

  it('stores the name of an unknown model as it was typed', async () => {
    expect(await keep({ model: 'Scooter of 1998' })).toMatchObject({ model: 'Scooter of 1998' })
  })
})
