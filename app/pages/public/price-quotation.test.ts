import { beforeEach, describe, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { listQuotationActs, quotationClient, raiseRoadSafetyCess } from '#tests/quotation-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const plain = '/price/HORNET2.0?on=2026-11-02'

onEachDatabase('a quotation that a visitor asks for', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  let owner: TestApp
  beforeEach(async () => {
    now = testNow
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
    owner = await visitor.loginAsStaff()
  })

  /** Opens a page and returns the hidden fields of its form. */
  async function open(path: string) {
    const html = await (await visitor.request(path)).text()
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    return { html, idempotencyKey: hidden('idempotencyKey'), total: hidden('total') }
  }
  const person = { name: 'Ishita Visiting', contact: '+91 90000 00077', agree: 'true' }
  async function send(path: string, body: Record<string, string>) {
    const answer = await visitor.request(path, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(body),
    })
    const html = await answer.text()
    const { status, headers } = answer
    return { status, headers, html, text: visibleText(html), to: headers.get('location') ?? '' }
  }
  async function ask(path: string, changed: Record<string, string> = {}) {
    const { idempotencyKey, total } = await open(path)
    return send(path, { ...person, idempotencyKey, total, ...changed })
  }
  const rows = () => getDatabase().db.selectFrom('quotations').selectAll().orderBy('id').execute()
  const enquiries = () => getDatabase().db.selectFrom('enquiries').selectAll().execute()
  const expectNothingMade = async () =>
    expect([await rows(), await enquiries()].map(({ length }) => length)).toEqual([0, 0])

  it('is made with an enquiry by one POST, and never by a GET', async () => {
    const { html } = await open(plain)
    expect(visibleText(html)).toContain('Get this price as a quotation')
    await expectNothingMade()
    const { status, to, headers } = await ask(plain)
    expect([status, headers.get('cache-control')]).toEqual([303, 'no-store'])
    expect(to).toMatch(/^\/q\/[\w-]{43}\?new$/)
    const [enquiry] = await enquiries()
    expect(enquiry?.kind).toBe('on-road-price')
    expect(enquiry?.phone?.replaceAll(/\D/g, '')).toMatch(/9000000077$/)
    expect(JSON.parse(enquiry?.answers_json ?? '')).toMatchObject({
      name: 'Ishita Visiting',
      model: 'HORNET 2.0',
      variant: 'Standard',
    })
  })

  it('thanks with reference and promise only at first, and names no person', async () => {
    const { to } = await ask(plain)
    const [enquiry] = await enquiries()
    const first = await (await visitor.request(to)).text()
    expect(visibleText(first)).toContain(`Your reference is ${enquiry?.reference}.`)
    expect(visibleText(first)).toContain('We will call you by')
    for (const secret of ['Ishita', '9000000077']) expect(first).not.toContain(secret)
    const plainPage = visibleText(await (await visitor.request(to.replace('?new', ''))).text())
    expect(plainPage).toContain('HORNET 2.0 Standard, on the road')
    expect(plainPage).not.toContain('Your reference is')
    now = new Date(testNow.getTime() + 11 * 60_000)
    expect(await (await visitor.request(to)).text()).not.toContain('Your reference is')
  })

  it('has the choices of the page and its total', async () => {
    const parts = await (await visitor.request('/api/bikeAccessories/HORNET2.0')).json()
    const fit = parts.slice(0, 2).map((it: { part_no: string }) => it.part_no)
    const query = `variant=Repsol+Edition&fit=${fit.join(',')}&options=own-damage-insurance,hypothecation&warranty=1&amc=motorcycles-above-100-cc&exchange=15000&down=50000&months=36&on=2026-11-02`
    const moved = await visitor.request(`/price/HORNET2.0?${query}`)
    const path = moved.headers.get('location') ?? `/price/HORNET2.0?${query}`
    const { total } = await open(path)
    expect((await ask(path)).status).toBe(303)
    const [row] = await rows()
    expect(row).toMatchObject({ total: Number(total), discount: 0, state: 'sent' })
    expect(JSON.parse(row?.choices_json ?? '')).toMatchObject({
      variant: 'Repsol Edition',
      exchange: 15_000,
      options: ['own-damage-insurance', 'hypothecation'],
    })
    expect(row?.note).toMatch(/^Accessories: .+\. Wants a loan for 36 months after/)
    const [enquiry] = await enquiries()
    const { configuration } = JSON.parse(enquiry?.answers_json ?? '')
    expect(configuration.parts.map((it: { partNo: string }) => it.partNo)).toEqual(fit)
  })

  it('is neither made nor stored twice when the same form is sent again', async () => {
    const { idempotencyKey, total } = await open(plain)
    const body = { ...person, idempotencyKey, total }
    const answers = [...(await Promise.all([send(plain, body), send(plain, body)]))]
    now = new Date(testNow.getTime() + 3600_000)
    answers.push(await send(plain, body))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1)
    expect([(await rows()).length, (await enquiries()).length]).toEqual([1, 1])
  })

  it('with other choices is another one, even if the enquiry is the same', async () => {
    const other = '/price/HORNET2.0?exchange=10000&on=2026-11-02'
    const first = await ask(plain, { idempotencyKey: '' })
    const second = await ask(other, { idempotencyKey: '' })
    expect(first.to).not.toBe(second.to)
    expect([(await rows()).length, (await enquiries()).length]).toEqual([2, 1])
  })

  it('shows the desk that the visitor made it, and a new version can be made of it', async () => {
    const { to } = await ask(plain)
    const [enquiry] = await enquiries()
    const reference = enquiry?.reference ?? ''
    expect(await listQuotationActs(owner, reference)).toEqual([['made', 'Visitor']])
    const client = quotationClient(owner, reference)
    const [made] = (await client.list()).quotations
    expect(made).toMatchObject({ state: 'sent', madeBy: 'Visitor', path: to.replace('?new', '') })
    const next = await client.make({ ...made?.choices, discount: 500, replaces: made?.id })
    expect(next.quotation).toMatchObject({ number: made?.number, revision: 2 })
    await client.send(next.quotation)
    expect(visibleText(await (await visitor.request(to)).text())).toContain('A newer version')
  })

  it.each([
    [{ name: '' }, 'Enter your name', 'field-name-error'],
    [{ contact: '12' }, 'number', 'field-contact-error'],
    [{ agree: '' }, 'Please agree to the terms and conditions.', 'field-agree-error'],
  ])('is refused at the field for %o, and keeps all that was typed', async (changed, says, id) => {
    const { idempotencyKey, total } = await open(plain)
    const body: Record<string, string> = { ...person, idempotencyKey, total, ...changed }
    if (body['agree'] === '') delete body['agree']
    const { status, text, html, headers } = await send(plain, body)
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(text).toContain(says)
    expect(html).toContain(`id="${id}"`)
    for (const name of ['name', 'contact', 'idempotencyKey'])
      if (body[name]) expect(html).toContain(`value="${body[name]}"`)
    await expectNothingMade()
  })

  it('is refused if there are too many, with the time to wait', async () => {
    visitor = testApp(getDatabase(), { formLimitPerMinute: 2 }, pages)
    const { idempotencyKey, total } = await open(plain)
    const body = { ...person, idempotencyKey, total }
    const answers = [await send(plain, body), await send(plain, body), await send(plain, body)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429])
    const last = answers[2]
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last?.html).toContain('value="Ishita Visiting"')
  })

  describe('is refused with 409', () => {
    it('if a charge has changed, and shows the new price', async () => {
      const { idempotencyKey, total } = await open(plain)
      await raiseRoadSafetyCess(owner)
      const refused = await send(plain, { ...person, idempotencyKey, total })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('The price has changed since you opened this page.')
      expect(refused.html).toContain('value="Ishita Visiting"')
      await expectNothingMade()
      const shown = /name="total" value="(\d+)"/.exec(refused.html)?.[1] ?? ''
      expect(shown).not.toBe(total)
      expect((await send(plain, { ...person, idempotencyKey, total: shown })).status).toBe(303)
    })

    it('if a choice is no longer offered, and shows the price without it', async () => {
      const { idempotencyKey, total } = await open(plain)
      const gone = '/price/HORNET2.0?fit=GONE-PART&on=2026-11-02'
      const refused = await send(gone, { ...person, idempotencyKey, total })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('One of your choices is no longer offered.')
      expect(refused.html).toContain('value="Ishita Visiting"')
      expect(refused.html).toContain(`action="${plain}#quotation"`)
      await expectNothingMade()
    })

    it('if the vehicle is no longer sold', async () => {
      const { idempotencyKey, total } = await open(plain)
      await getDatabase()
        .db.updateTable('vehicles')
        .set({ availability: 'service-only' })
        .where('slug', '=', 'hornet-2-0')
        .execute()
      const refused = await send(plain, { ...person, idempotencyKey, total })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('we cannot make a quotation')
      expect(refused.html).toContain('value="Ishita Visiting"')
      await expectNothingMade()
    })
  })

  it('is not offered for the charges of a later day or without a whole price', async () => {
    expect((await open('/price/HORNET2.0?on=2026-12-02')).html).not.toContain('id="quotation"')
    const later = await send('/price/HORNET2.0?on=2026-12-02', { ...person, total: '1' })
    expect(later.status).toBe(409)
  })
})
