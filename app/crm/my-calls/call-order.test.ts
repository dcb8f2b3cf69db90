import { describe, expect, it } from 'vitest'
import { type CallOrderFacts, orderCalls } from './call-order.ts'

/** 10:30 AM in India, on a Friday. */
const now = new Date('2026-11-27T05:00:00.000Z')
const facts: CallOrderFacts = {
  now,
  zone: 'Asia/Kolkata',
  models: [
    { name: 'SHINE', price: 84_000 },
    { name: 'CB350', price: 257_398 },
    { name: 'GOLD WING', price: 3_990_000 },
  ],
  buyingKinds: ['offer', 'finance', 'test-ride'],
}
const hour = 60
const day = 24 * hour
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

type Given = Partial<Parameters<typeof orderCalls>[0][number]> & { due?: number; arrived?: number }

/** A call that is due, and that arrived, this many minutes from now. Its kind is its name here. */
const call = (name: string, { due, arrived = -2 * day, ...more }: Given = {}) => {
  const dueAt = due === undefined ? null : minutesFromNow(due)
  return {
    ...{ name, kind: 'offer', model: 'SHINE', state: 'new', dueAt, callBy: dueAt },
    ...{ receivedAt: minutesFromNow(arrived), lastCall: null, bookingDate: null, requests: 1 },
    ...more,
  }
}
const called = { outcome: 'no-answer' as const, at: minutesFromNow(-3 * hour) }
const namesOf = (...rows: ReturnType<typeof call>[]) =>
  orderCalls(rows, facts).map(({ row }) => row.name)
const reasonsOf = (given: Given) => orderCalls([call('one', given)], facts)[0]?.reasons

describe('the order of My calls', () => {
  it('puts an offer of eleven days ago behind a finance enquiry that is two hours late', () => {
    const offer = call('old offer', { due: -11 * day, arrived: -11 * day })
    const finance = call('finance', { kind: 'finance', due: -2 * hour, arrived: -3 * hour })
    expect(namesOf(offer, finance)).toEqual(['finance', 'old offer'])
  })

  it('begins with what is due within an hour, the earliest first', () => {
    const rows = [
      call('missed today', { due: -30 }),
      call('in 50 minutes', { due: 50 }),
      call('in 10 minutes', { due: 10 }),
    ]
    expect(namesOf(...rows)).toEqual(['in 10 minutes', 'in 50 minutes', 'missed today'])
  })

  it('follows the documented groups through a whole day', () => {
    const rows = [
      call('missed long ago', { due: -9 * day }),
      call('due this evening', { due: 6 * hour }),
      call('missed yesterday', { due: -16 * hour }),
      call('expensive, missed yesterday', { due: -17 * hour, model: 'CB350' }),
      call('hot', { due: 2 * hour, arrived: -12 }),
      call('missed today', { due: -hour }),
      call('soon', { due: 30 }),
    ]
    expect(namesOf(...rows)).toEqual([
      'soon',
      'missed today',
      'hot',
      'expensive, missed yesterday',
      'missed yesterday',
      'due this evening',
      'missed long ago',
    ])
  })

  it('moves up an unconfirmed booking of tomorrow, but no confirmed one', () => {
    const bookingDate = '2026-11-28'
    const rows = [
      call('missed yesterday', { due: -16 * hour }),
      call('confirmed', { due: 5 * hour, bookingDate, state: 'confirmed' }),
      call('requested', { due: 5 * hour, bookingDate, state: 'requested' }),
    ]
    expect(namesOf(...rows)).toEqual(['requested', 'missed yesterday', 'confirmed'])
  })

  it('puts customers who were never called and who asked twice first among missed calls', () => {
    const rows = [
      call('called before', { due: -10, lastCall: called }),
      call('asked once', { due: -20 }),
      call('asked twice', { due: -40, requests: 2 }),
    ]
    expect(namesOf(...rows)).toEqual(['asked twice', 'asked once', 'called before'])
  })

  it('puts the more expensive of two missed vehicles first, then the one missed last', () => {
    const rows = [
      call('shine early', { due: -90 }),
      call('shine late', { due: -20 }),
      call('cb350', { due: -60, model: 'CB350' }),
      call('gold wing', { due: -80, model: 'GOLD WING' }),
    ]
    expect(namesOf(...rows)).toEqual(['gold wing', 'cb350', 'shine late', 'shine early'])
  })

  it('no longer moves up an expensive vehicle that is overdue for more than three days', () => {
    const rows = [
      call('gold wing', { due: -11 * day, model: 'GOLD WING' }),
      call('this evening', { due: 6 * hour }),
    ]
    expect(namesOf(...rows)).toEqual(['this evening', 'gold wing'])
  })

  it('ignores the price of a vehicle that the customer already owns', () => {
    const rows = [
      call('owner of a gold wing', { due: -90, kind: 'service-booking', model: 'GOLD WING' }),
      call('buyer', { due: -60 }),
    ]
    expect(namesOf(...rows)).toEqual(['buyer', 'owner of a gold wing'])
    expect(reasonsOf({ kind: 'service-booking', model: 'GOLD WING' })).toEqual([])
  })

  it('keeps equal calls in the given order', () => {
    expect(namesOf(call('b', { due: -5 }), call('a', { due: -5 }))).toEqual(['b', 'a'])
  })

  it('keeps calls without a due time at the end', () => {
    expect(namesOf(call('none'), call('evening', { due: 6 * hour }))).toEqual(['evening', 'none'])
  })
})

describe('the reasons on a card', () => {
  it('name the promised time only until the first call', () => {
    expect(reasonsOf({ due: hour })).toEqual(['Promised by 11:30 AM'])
    expect(reasonsOf({ due: hour, lastCall: called })).toEqual(['Next step at 11:30 AM'])
    expect(reasonsOf({ due: hour, callBy: null })).toEqual(['Next step at 11:30 AM'])
  })

  it('say since when a call is overdue', () => {
    expect(reasonsOf({ due: -hour })).toEqual(['Promised by 9:30 AM'])
    expect(reasonsOf({ due: -16 * hour })).toEqual(['Overdue since yesterday'])
    expect(reasonsOf({ due: -11 * day })).toEqual(['Overdue since 16 Nov 2026'])
  })

  it('say how new an enquiry is, and that it came twice', () => {
    expect(reasonsOf({ arrived: -12, requests: 2 })).toEqual(['New, 12 minutes ago', 'Asked twice'])
    expect(reasonsOf({ arrived: 0 })).toEqual(['New, just now'])
    expect(reasonsOf({ arrived: -1, requests: 3 })).toEqual(['New, 1 minute ago', 'Asked 3 times'])
    expect(reasonsOf({ arrived: -12, lastCall: called })).toEqual([])
  })

  it('name the booking of today or tomorrow and the price of the model', () => {
    expect(reasonsOf({ bookingDate: '2026-11-27' })).toEqual(['Booked for today'])
    expect(reasonsOf({ bookingDate: '2026-11-28', model: 'CB350' })).toEqual([
      'Booked for tomorrow',
      'Vehicle from ₹2,57,398',
    ])
    expect(reasonsOf({ bookingDate: '2026-11-29' })).toEqual([])
  })

  it('mark only missed calls as late', () => {
    const late = orderCalls([call('a', { due: -1 }), call('b', { due: 1 }), call('c')], facts)
    expect(late.map(({ row, isLate }) => [row.name, isLate])).toEqual([
      ['b', false],
      ['a', true],
      ['c', false],
    ])
  })
})
