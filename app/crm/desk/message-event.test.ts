import { beforeEach, expect, it } from 'vitest'
import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { addEnquiry, type DeskClient, deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const message = {
  type: 'message',
  channel: 'whatsapp',
  text: 'Hello Sunita, when can we call you?',
  textName: 'Thank you',
  isEdited: true,
}

onEachDatabase('texts to customers', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let reference: string
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    desk = deskClient(app)
    reference = await addEnquiry(app, offerEnquiry)
  })

  it('are in the history once, without a change of the enquiry', async () => {
    const before = await desk.read(reference)
    const first = await desk.tell(reference, message, 'one')
    expect(first).toMatchObject({ status: 200, message: 'Message logged.' })
    expect(await desk.tell(reference, message, 'one')).toMatchObject({ event: first.event })
    const { history, state, version, firstCallAt } = await desk.read(reference)
    expect(history).toEqual([
      expect.objectContaining({
        type: 'message',
        channel: 'whatsapp',
        textName: 'Thank you',
        isEdited: true,
        text: 'Hello Sunita, when can we call you?',
      }),
    ])
    expect({ state, version, firstCallAt }).toEqual({
      state: before.state,
      version: before.version,
      firstCallAt: null,
    })
  })

  it('keep the secret address of a quotation out of the history', async () => {
    const text = `Your quotation: https://example.com/q/${'aB3_-'.repeat(8)}xyz\nMeera`
    await desk.tell(reference, { ...message, text })
    const { history } = await desk.read(reference)
    expect(history[0]?.text).toBe('Your quotation: https://example.com/q/…\nMeera')
  })

  it('are not found by a search, also after a strike', async () => {
    await desk.tell(reference, message)
    const { event } = await desk.tell(reference, { type: 'note', text: 'Wants red.' })
    await desk.tell(reference, { type: 'strike', event, version: 1 })
    expect(await desk.found('section=all&search=when+can+we')).toEqual([])
    expect(await desk.found('section=all&search=sunita')).toEqual([reference])
  })

  it('can be struck out, and are erased with the enquiry', async () => {
    const { event } = await desk.tell(reference, message)
    const struck = await desk.tell(reference, { type: 'strike', event, version: 1 })
    expect(struck.status).toBe(200)
    const { id } = await desk.read(reference)
    await app.services.erasures.erase({ id: 1, userId: 'owner' }, id)
    const { history } = await desk.read(reference)
    expect(history[0]).not.toHaveProperty('text')
  })

  it('refuse a text or name that is too long', async () => {
    const long = await desk.tell(reference, { ...message, text: 'x'.repeat(2001) })
    expect(long.status).toBe(422)
    const named = await desk.tell(reference, { ...message, textName: 'x'.repeat(61) })
    expect(named.status).toBe(422)
  })

  it('are refused with the name of an unknown placeholder, which is not saved', async () => {
    const path = '/api/site/message-texts'
    const opened = await (await app.request(path)).json()
    const texts = opened.texts.with(0, { ...opened.texts[0], text: 'Hello {nmae}' })
    const refused = await app.send('PUT', path, { ...opened, texts })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await refused.json())).toContain('{nmae}, which is not a placeholder')
    expect((await (await app.request(path)).json()).texts).toEqual(opened.texts)
  })

  it('name the offer that a visitor asked about, and drop one that is not shown', async () => {
    const [offer] = await app.services.offers.list()
    if (!offer) throw new Error('There is no offer')
    const send = async (value: string) => {
      const sent = await app.send('POST', '/offer', { ...offerEnquiry.example, offer: value })
      expect(sent.status).toBeLessThan(300)
      return desk.read((await sent.json()).reference)
    }
    expect((await send(String(offer.id))).offer).toBe(offer.title)
    expect((await send('987654')).offer).toBe('')
    expect((await desk.read(reference)).offer).toBe('')
  })
})
