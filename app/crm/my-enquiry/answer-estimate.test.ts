import { beforeEach, expect, it, vi } from 'vitest'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import { brakePads, estimateClient } from '#tests/estimate-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const minute = 60_000
const yes = { number: '1', total: '1250', answer: 'yes' }
const no = { ...yes, answer: 'no' }

onEachDatabase('the customer’s answer to an estimate', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  let owner: TestApp
  let reference: string
  let link: string
  beforeEach(async () => {
    now = testNow
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }
    const publicUrl = 'https://dealer.example'
    visitor = testApp(getDatabase(), { clock: () => now, mail, publicUrl }, pages)
    owner = await visitor.loginAsStaff()
    ;({ reference, link } = await sendEnquiryForm(visitor))
    await getDatabase().db.deleteFrom('outbox').execute()
  })
  const page = () => myEnquiryClient(visitor)
  const staff = () => estimateClient(owner, reference)
  const newest = async () => (await staff().list()).estimates[0]
  const answer = (fields: Record<string, string>) => page().act(`${link}/estimate`, fields)
  const acts = async () =>
    (await deskClient(owner).read(reference)).history.flatMap(({ job, who, text }) =>
      job ? [[who, job.act, job.number, job.total, text]] : [],
    )
  const mails = () => getDatabase().db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const setState = (state: string) => deskClient(owner).tell(reference, { type: 'state', state })

  it('is asked on the page, which shows lines and total', async () => {
    expect((await page().open(link)).text).not.toContain('Estimate')
    await staff().send()
    const { text, html } = await page().open(link)
    const shown = ['Estimate 1', 'Brake pads, front', '₹850', '₹1,250', 'waits for your answer']
    for (const part of [...shown, 'This is an estimate, with taxes.']) expect(text).toContain(part)
    for (const choice of ['yes', 'no'])
      expect(html).toContain(`href="${link}/estimate?answer=${choice}"`)
    const question = await page().open(`${link}/estimate?answer=yes`)
    expect(question.status).toBe(200)
    for (const part of ['Engine oil, 1 litre', 'Do you approve estimate 1 for ₹1,250, incl. GST?'])
      expect(question.text).toContain(part)
    expect(await newest()).toMatchObject({ answer: null })
  })

  it('is stored with the note, is in the history, and is mailed to both', async () => {
    await staff().send()
    await getDatabase().db.deleteFrom('outbox').execute()
    const done = await answer({ ...yes, note: 'Please keep the old pads' })
    expect([done.status, done.headers.get('location')]).toEqual([303, link])
    expect(await newest()).toMatchObject({
      ...{ answer: 'yes', isByCustomer: true, note: 'Please keep the old pads' },
    })
    expect((await acts()).at(-1)).toEqual([
      ...['Customer', 'approved', 1, 1250, 'Please keep the old pads'],
    ])
    expect((await mails()).map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['change-lead', 'desk@example.com'],
      ['change', 'asha@example.com'],
    ])
    const { text } = await page().open(link)
    for (const part of ['You approved it on', 'Your note: Please keep the old pads'])
      expect(text).toContain(part)
  })

  it('is given once by two taps at the same time, and one of two different answers wins', async () => {
    await staff().send()
    const same = await Promise.all([answer(no), answer(no)])
    expect(same.map(({ status }) => status)).toEqual([303, 303])
    await staff().send()
    const second = { number: '2', total: '1250' }
    const different = await Promise.all(
      ['yes', 'no'].map((it) => answer({ ...second, answer: it })),
    )
    expect(different.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const byCustomer = (await acts()).filter(([who]) => who === 'Customer')
    expect(byCustomer.map(([, , number]) => number)).toEqual([1, 2])
  })

  it('never counts for another estimate than the one that was shown', async () => {
    await staff().send()
    const forged = [
      { ...yes, total: '1' },
      { ...yes, number: '2' },
      { ...yes, number: 'x' },
      { answer: 'yes' },
    ]
    for (const fields of forged) expect((await answer(fields)).status).toBe(409)
    expect((await answer({ ...yes, answer: 'maybe' })).status).toBe(422)
    await staff().send([brakePads])
    const refused = await answer({ ...yes, note: 'Only the pads' })
    expect(refused.status).toBe(409)
    for (const part of ['A newer estimate replaces', 'Estimate 2', '₹850', 'Only the pads'])
      expect(refused.text).toContain(part)
    expect(refused.html).toContain('name="number" value="2"')
    expect((await acts()).filter(([who]) => who === 'Customer')).toEqual([])
  })

  it('in a race with a newer estimate is for the one that was shown, or for none', async () => {
    await staff().send()
    const [sent, answered] = await Promise.all([staff().send([brakePads]), answer(yes)])
    expect(sent.status).toBe(201)
    const { estimates } = await staff().list()
    expect(estimates.map((it) => [it.number, it.answer])).toEqual([
      [2, null],
      [1, answered.status === 303 ? 'yes' : null],
    ])
  })

  it('is undone within 30 minutes, unless staff changed the enquiry since', async () => {
    await staff().send()
    await answer(no)
    expect((await page().open(link)).text).toContain('You did not approve the estimate.')
    expect((await page().act(link, { act: 'undo' })).status).toBe(303)
    expect(await newest()).toMatchObject({ answer: null, answeredAt: null, note: '' })
    expect((await page().act(link, { act: 'undo' })).status).toBe(409)
    await answer(yes)
    now = new Date(testNow.getTime() + 31 * minute)
    expect((await page().act(link, { act: 'undo' })).status).toBe(409)
    await staff().send([brakePads])
    await answer({ number: '2', total: '850', answer: 'yes' })
    await setState('in-work')
    expect((await page().act(link, { act: 'undo' })).status).toBe(409)
    expect(await newest()).toMatchObject({ answer: 'yes' })
    expect((await acts()).map(([, act]) => act)).toEqual([
      ...['estimated', 'refused', 'unanswered', 'approved', 'estimated', 'approved'],
    ])
  })

  it('is refused after another answer, the handing over, a merge or an erasure', async () => {
    await staff().send()
    await staff().note(1, { answer: 'no', note: 'He shouted at us' })
    expect((await answer(yes)).status).toBe(409)
    const { html, text } = await page().open(link)
    expect(text).toContain('Not approved by telephone')
    expect(html).not.toContain('shouted')
    await staff().send()
    await setState('delivered')
    const second = { ...yes, number: '2' }
    expect((await answer(second)).status).toBe(409)
    expect((await page().open(link)).text).toContain('It can no longer be answered here.')
    const open = await page().open(`${link}/estimate`)
    expect([open.status, open.headers.get('location')]).toEqual([302, link])
    await setState('in-work')
    const { db } = getDatabase()
    const merge = (joined_to: number | null) =>
      db.updateTable('enquiries').set({ joined_to }).where('reference', '=', reference).execute()
    const other = await sendEnquiryForm(visitor, undefined, { name: 'Other' })
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', other.reference)
      .executeTakeFirstOrThrow()
    await merge(id)
    expect((await answer(second)).status).toBe(409)
    await merge(null)
    const { id: own } = await deskClient(owner).read(reference)
    await owner.send('DELETE', `/api/enquiries/${own}`)
    expect((await answer(second)).status).toBe(404)
    expect(await newest()).toMatchObject({ answer: null })
  })

  it('is limited with the other changes of a day', async () => {
    await staff().send()
    for (let change = 0; change < 10; change++) {
      await answer(yes)
      await page().act(link, { act: 'undo' })
      now = new Date(now.getTime() + minute)
    }
    const refused = await answer(yes)
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('changed very often today')
  })

  it('is kept and asked again if the note is too long', async () => {
    await staff().send()
    const refused = await answer({ ...yes, note: 'x'.repeat(501) })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('500 characters or fewer')
    expect(await newest()).toMatchObject({ answer: null })
  })

  it('changes nothing if a scanner opens every link', async () => {
    await staff().send()
    const before = await deskClient(owner).read(reference)
    const { html } = await page().open(link)
    const paths = [...html.matchAll(/href="(\/my-enquiry\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => path.includes('/estimate'))).toHaveLength(2)
    for (const path of paths) await visitor.request(path)
    expect(await deskClient(owner).read(reference)).toEqual(before)
  })

  /** Sends the mails of the outbox. Returns those of a purpose. */
  async function sendMails(purpose = 'estimate') {
    const sent: { to: string; text: string; subject: string; messageId: string }[] = []
    const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
    const transport = { send, close: () => {} }
    const deps = { ...visitor.services, publicUrl: 'https://dealer.example' }
    const worker = startMailWorker({ ...deps, transport, from: undefined, interval: 5 })
    const waiting = async () => (await visitor.services.outbox.getStatus()).waiting
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5000)
    await worker.stop()
    return sent.filter(({ messageId }) => messageId.startsWith(`<${purpose}.`))
  }

  it('is asked for by a mail with the link, without lines and amounts', async () => {
    await staff().send()
    expect((await staff().list()).isMailed).toBe(true)
    const [mail, ...more] = await sendMails()
    expect([mail?.to, mail?.subject, more]).toEqual([
      ...['asha@example.com', `Your estimate for ${reference}`, []],
    ])
    expect(mail?.text).toContain(`https://dealer.example${link}`)
    for (const personal of ['1,250', '850', 'Brake', 'Asha'])
      expect(mail?.text).not.toContain(personal)
  })

  it('is in the mail to the dealership', async () => {
    await staff().send()
    await answer(no)
    const [mail] = await sendMails('change-lead')
    expect(mail?.text).toContain('Estimate 1 (₹1,250) is refused.')
  })

  it('is not asked for by mail if the estimate was replaced, answered or its booking closed', async () => {
    await staff().send()
    await staff().send([brakePads])
    const sent = await sendMails()
    expect(sent).toHaveLength(1)
    await staff().send()
    await answer({ ...yes, number: '3' })
    expect(await sendMails()).toEqual([])
    await staff().send()
    await setState('delivered')
    expect(await sendMails()).toEqual([])
    expect((await visitor.services.outbox.getStatus()).givenUp).toBe(0)
  })
})
