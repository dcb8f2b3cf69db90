import { expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { fillSearchTexts } from './enquiry-search-text-query.server.ts'

onEachDatabase('notes of an earlier release', (getDatabase) => {
  const eventBy = (enquiry_id: number, type: 'note' | 'call', text: string) => ({
    ...{ enquiry_id, type, text, at: '2026-11-02T05:00:00Z', staff_id: null, who: 'Meera' },
    ...{ data_json: '{}', key_hash: null, content_hash: null, version: 1 },
  })

  it('are found after the fill, which can be interrupted and repeated', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const { db } = getDatabase()
    const all: string[] = []
    for (let index = 0; index < 23; index++) {
      const reference = await addEnquiry(app, testRideEnquiry)
      const { id } = await desk.read(reference)
      await db
        .insertInto('desk_events')
        .values(eventBy(id, 'note', `Likes yodelling ${index}`))
        .execute()
      all.push(reference)
    }
    const newestFirst = all.toReversed()
    expect(await desk.found('section=all&search=yodelling')).toEqual([])
    await Promise.all([fillSearchTexts(db), fillSearchTexts(db)])
    expect(await desk.found('section=all&search=yodelling')).toEqual(newestFirst)
    expect(await fillSearchTexts(db)).toBe(0)
  })

  it('are correct after the fill, also if they were corrected, struck out or erased', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const { db } = getDatabase()
    const reference = await addEnquiry(app, testRideEnquiry)
    const { id } = await desk.read(reference)
    const note = await desk.tell(reference, { type: 'note', text: 'Likes yodelling' })
    await desk.tell(reference, { type: 'note', text: 'Rings after Diwali' })
    const row = db.updateTable('enquiries').where('id', '=', id)
    // The earlier release does not know notes in the search text.
    await row.set({ search_text: 'corrected' }).execute()
    await db
      .updateTable('desk_events')
      .set({ struck_at: '2026-11-02T05:00:00Z' })
      .where('id', '=', note.event)
      .execute()
    const strike = { ...eventBy(id, 'note', ''), type: 'strike' as const, text: null }
    await db.insertInto('desk_events').values(strike).execute()
    expect(await fillSearchTexts(db)).toBe(1)
    expect(await desk.found('section=all&search=imran diwali')).toEqual([reference])
    expect(await desk.found('section=all&search=yodelling')).toEqual([])
    await app.request(`/api/enquiries/${id}`, { method: 'DELETE' })
    await db.updateTable('desk_events').set({ is_in_search: null }).execute()
    await fillSearchTexts(db)
    const after = await db.selectFrom('enquiries').select('search_text').execute()
    expect(after).toEqual([{ search_text: reference.toLowerCase() }])
  })
})
