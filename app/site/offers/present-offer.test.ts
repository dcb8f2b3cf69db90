import { expect, it } from 'vitest'
import { presentOffer } from './present-offer.ts'

it('shows visitors only the public fields of an offer', () => {
  const offer = {
    id: 1,
    title: 'Diwali',
    description: 'A helmet',
    picture: { base: '/media/offer', version: 'v1', widths: [960], width: 960, height: 540 },
    models: [],
    from: '2026-11-01',
    until: null,
    confirmedOn: '2026-11-01',
    version: 3,
  }
  const { id, title, description, picture, until, models } = offer
  expect(presentOffer(offer, [])).toEqual({ id, title, description, picture, until, models })
})
