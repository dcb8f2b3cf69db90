import { expect, it } from 'vitest'
import { splitLatestOffer } from './offer-period.ts'

const offer = (id: number, until: string | null) => ({ id, until })

it('shows an offer as the latest one until the end of the offer’s last day', () => {
  const offers = [offer(3, '2026-11-21'), offer(2, '2026-11-22'), offer(1, null)]
  expect(splitLatestOffer(offers, '2026-11-22').latest?.id).toBe(2)
  expect(splitLatestOffer(offers, '2026-11-21').latest?.id).toBe(3)
  expect(splitLatestOffer(offers, '2026-11-23')).toEqual({
    latest: offer(1, null),
    others: [offer(3, '2026-11-21'), offer(2, '2026-11-22')],
  })
})

it('shows no latest offer if all offers have ended', () => {
  expect(splitLatestOffer([offer(1, '2026-01-01')], '2026-11-22').latest).toBeUndefined()
  expect(splitLatestOffer([], '2026-11-22')).toEqual({ latest: undefined, others: [] })
})
