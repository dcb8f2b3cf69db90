import { beforeEach, describe, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Quotation } from '#app/crm/quotations/quotation-schema.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { quotationClient } from '#tests/quotation-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()

onEachDatabase('the page of a quotation', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  let owner: TestApp
  let reference: string
  let sent: Quotation
  beforeEach(async () => {
    now = testNow
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
    owner = await visitor.loginAsStaff()
    reference = await addEnquiry(owner, testRideEnquiry)
    const quotations = quotationClient(owner, reference)
    const made = (await quotations.make({ discount: 700 })).quotation
    sent = (await quotations.send(made)).quotation
  })
  const path = () => sent.path ?? ''
  const open = async (address = path()) => {
    const answer = await visitor.request(address)
    const html = await answer.text()
    return { status: answer.status, headers: answer.headers, html, text: visibleText(html) }
  }
  const answer = (value: string, address = path()) =>
    visitor.request(address, { method: 'POST', body: new URLSearchParams({ answer: value }) })

  it('shows the figures as given with their reasons, and no person', async () => {
    const { status, text, html } = await open()
    expect(status).toBe(200)
    expect(text).toContain(`Quotation ${sent.number}`)
    expect(text).toContain('HORNET 2.0 Standard, on the road')
    expect(text).toContain('Given by')
    expect(text.replaceAll('\u00a0', ' ')).toContain('Valid until 9 Nov 2026.')
    expect(text).toMatch(/Discount.*−₹700/s)
    expect(text).toContain('the same vehicle would also cost')
    const { name, mobileNo } = testRideEnquiry.example
    for (const secret of [name, mobileNo, 'meera', reference])
      if (secret) expect(html).not.toContain(String(secret))
  })

  it('is stored nowhere, found by no search engine, and sends its address to nobody', async () => {
    for (const address of [path(), `${path()}.data`]) {
      const { headers } = await open(address)
      expect([address, headers.get('cache-control')]).toEqual([address, 'no-store'])
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
    const { headers, html } = await open()
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(html).not.toMatch(/<script[^>]*src=/)
  })

  it('answers 404 to a forged token and to a quotation that was not sent', async () => {
    const quotations = quotationClient(owner, reference)
    await quotations.make()
    const forged = path().replace(/.$/, (it) => (it === 'A' ? 'B' : 'A'))
    for (const address of [forged, '/q/x', `/q/${sent.number}`, `${forged}/proof.json`])
      expect([address, (await open(address)).status]).toEqual([address, 404])
  })

  it('is accepted and declined only by a POST', async () => {
    expect((await answer('accepted')).status).toBe(303)
    expect((await open()).text).toContain('This quotation is accepted.')
    expect((await answer('declined')).status).toBe(303)
    const { history } = await deskClient(owner).read(reference)
    expect(history.slice(-2).map(({ quotation, who }) => [quotation?.act, who])).toEqual([
      ['accepted', 'Customer'],
      ['declined', 'Customer'],
    ])
    expect((await answer('declined')).status).toBe(303)
    expect((await deskClient(owner).read(reference)).history).toHaveLength(history.length)
    expect((await answer('perhaps')).status).toBe(422)
    expect((await answer('accepted', '/q/x')).status).toBe(404)
  })

  it('takes at most twenty answers', async () => {
    const given: number[] = []
    for (let turn = 0; turn < 21; turn++)
      given.push((await answer(turn % 2 === 0 ? 'accepted' : 'declined')).status)
    expect(given.slice(18)).toEqual([303, 303, 429])
  })

  it('shows a lapsed quotation as it was, marked, and takes no answer', async () => {
    now = new Date(testNow.getTime() + 10 * 24 * 3600_000)
    const { status, text, html } = await open()
    expect(status).toBe(200)
    expect(text).toContain('This quotation has lapsed')
    expect(html).not.toContain('name="answer"')
    const refused = await answer('accepted')
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('This quotation has lapsed'),
    ])
  })

  it('takes no answer once the person’s data was erased', async () => {
    const { id } = await deskClient(owner).read(reference)
    await owner.send('DELETE', `/api/enquiries/${id}`)
    const { text, html } = await open()
    expect(text).toContain('This quotation is closed.')
    expect(html).not.toContain('name="answer"')
    expect((await answer('accepted')).status).toBe(409)
  })

  describe('proof', () => {
    it('is a file that the published keys verify', async () => {
      const file = await visitor.request(`${path()}/proof.json`)
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="quotation-${sent.number}-1.json"`,
      )
      const proof = JSON.parse(await file.text())
      expect(proof.document).toMatchObject({ number: sent.number, total: sent.total })
      const { status, text, html } = await open('/q/verify')
      expect([status, text.includes('nothing is sent')]).toEqual([200, true])
      expect(html).toContain(proof.keyId)
    })
  })
})
