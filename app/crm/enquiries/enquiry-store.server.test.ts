import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { dailyEnquiryCounter } from '#app/crm/reports/daily-enquiry-counter.server.ts'
import { testNow } from '#tests/test-app.ts'
import { countWaitingForLock, onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'
import { generateEnquiryReference } from './enquiry-reference.server.ts'
import { enquiryStore } from './enquiry-store.server.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

vi.hoisted(() => vi.resetModules())
vi.mock('./enquiry-reference.server.ts', { spy: true })
afterAll(() => void vi.resetModules())
afterEach(() => void vi.mocked(generateEnquiryReference).mockReset())

const minute = 60_000

onEachDatabase('enquiry store', (getDatabase) => {
  const storeAt = (milliseconds = 0) =>
    enquiryStore(getDatabase().db, () => new Date(testNow.getTime() + milliseconds))
  const answers = { name: 'Asha' }

  it('stores an enquiry and its dependent rows in one transaction', async () => {
    const { db } = getDatabase()
    const fail = async () => {
      throw new Error('the last step fails')
    }
    const store = enquiryStore(db, () => testNow, [dailyEnquiryCounter('Asia/Kolkata'), fail])
    await expect(store.add(serviceBookingEnquiry, answers, undefined)).rejects.toThrow(
      'the last step',
    )
    expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('enquiry_days').selectAll().execute()).toEqual([])
  })

  it('generates another reference if the first one is already taken', async () => {
    const first = await storeAt().add(serviceBookingEnquiry, answers, undefined)
    const drawn = vi.mocked(generateEnquiryReference)
    for (let time = 0; time < 4; time++) drawn.mockReturnValueOnce(first.reference)
    drawn.mockReturnValueOnce('SB-FREE2')
    const key = { value: 'key', expires: false }
    const second = await storeAt().add(serviceBookingEnquiry, answers, key)
    expect(second).toEqual({ reference: 'SB-FREE2', callBy: null, isRepeat: false })
    drawn.mockReturnValue(first.reference)
    await expect(storeAt().add(serviceBookingEnquiry, answers, undefined)).rejects.toThrow(
      'a reference',
    )
  })

  it('treats an identical form post as a repeat for exactly ten minutes', async () => {
    const key = { value: 'form', expires: true }
    const { reference } = await storeAt().add(serviceBookingEnquiry, answers, key)
    expect(await storeAt(10 * minute).add(serviceBookingEnquiry, answers, key)).toEqual({
      reference,
      callBy: null,
      isRepeat: true,
    })
    const later = await storeAt(10 * minute + 1).add(serviceBookingEnquiry, answers, key)
    expect(later.isRepeat).toBe(false)
    // After that, a repeat returns the later enquiry.
    const repeat = await storeAt(20 * minute).add(serviceBookingEnquiry, answers, key)
    expect(repeat).toEqual({ reference: later.reference, callBy: null, isRepeat: true })
  })

  it('treats a request with the same idempotency key as a repeat, without a time limit', async () => {
    const key = { value: 'key', expires: false }
    const { reference } = await storeAt().add(serviceBookingEnquiry, answers, key)
    const repeat = await storeAt(1000 * minute).add(serviceBookingEnquiry, answers, key)
    expect(repeat).toEqual({ reference, callBy: null, isRepeat: true })
  })

  it('finds an enquiry for the thank-you page during ten minutes', async () => {
    const { reference } = await storeAt().add(serviceBookingEnquiry, answers, undefined)
    const { slug } = serviceBookingEnquiry
    expect(await storeAt(10 * minute).findRecent(slug, reference)).toEqual({
      answers,
      ...{ callBy: null, state: 'requested', isHourKept: false },
    })
    expect(await storeAt(10 * minute + 1).findRecent(slug, reference)).toBeUndefined()
    expect(await storeAt().findRecent(amcEnquiry.slug, reference)).toBeUndefined()
    expect(await storeAt().findRecent(slug, 'SB-22222')).toBeUndefined()
  })
})

it('stores two concurrent requests with the same key as one enquiry', async () => {
  const database = await openTestDatabase('postgres')
  onTestFinished(() => database.close())
  const { db } = database
  const key = { value: 'key', expires: false }
  const send = (...onStored: (() => Promise<void>)[]) =>
    enquiryStore(db, () => testNow, onStored).add(serviceBookingEnquiry, { name: 'Asha' }, key)
  let second: ReturnType<typeof send> | undefined
  const { reference } = await send(async () => {
    second = send()
    // The second request found no earlier enquiry and now waits for the lock on the key.
    await vi.waitFor(async () => expect(await countWaitingForLock(db)).toBe(1), 5000)
  })
  expect(await second).toEqual({ reference, callBy: null, isRepeat: true })
})

it.each([
  [
    '{"name": "Asha", "year": 2021, "sms": {"all": true}}',
    { name: 'Asha', year: 2021, sms: { all: true } },
  ],
  ['{"name": {"first": "Asha"}, "message": "Hello"}', { name: null, message: 'Hello' }],
  ['"Asha"', {}],
  ['{"name": "As', {}],
])('parses the readable part of the stored row %s', (json, answers) => {
  expect(parseStoredAnswers(json)).toEqual(answers)
})
