import { afterEach, describe, expect, it, vi } from 'vitest'
import { escapeNonAscii, leadSourceHeader } from '#app/site/enquiry-form/lead-source-header.ts'
import { enquirySourceName, parseStoredEnquirySource, parseVisitOrigin } from './enquiry-source.ts'
import { enquirySourceFromRequest } from './enquiry-source-from-request.server.ts'
import { sentFrom, sourceWords } from './enquiry-source-words.ts'

const origin = 'https://shop.example'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

const from = (headers: Record<string, string>) =>
  enquirySourceFromRequest(new Request(`${origin}/finance`, { method: 'POST', headers }), origin)

const told = (source: unknown) => from({ 'x-source': escapeNonAscii(JSON.stringify(source)) })

describe('source header', () => {
  it('contains the page, the referring host and the campaign', () => {
    const utm = { source: 'Instagram', campaign: 'diwali' }
    expect(told({ page: '/finance', referrer: 'l.instagram.com', utm })).toEqual({
      page: '/finance',
      referrer: 'l.instagram.com',
      utm,
    })
  })

  it('shortens each campaign parameter to one line of 100 characters', () => {
    const { utm } = told({ utm: { campaign: 'di\u202ewa\u0000li\nsale', term: 'x'.repeat(150) } })
    expect(utm).toEqual({ campaign: 'diwali sale', term: 'x'.repeat(100) })
  })

  it('ignores a referrer that is more than a host', () => {
    expect(told({ referrer: 'https://mail.example/inbox?id=7' })).toEqual({ utm: {} })
    expect(told({ referrer: 'mail.example/inbox' })).toEqual({ utm: {} })
  })

  it('ignores the site itself as the referrer', () => {
    expect(told({ page: '/finance', referrer: 'shop.example' })).toEqual({
      page: '/finance',
      utm: {},
    })
  })

  it.each([
    ['{"page":'],
    ['null'],
    ['"text"'],
    ['[]'],
    [JSON.stringify({ page: 7, referrer: {}, utm: [] })],
    [JSON.stringify({ page: 'javascript:alert(1)', utm: { source: { $ne: 1 } } })],
    [JSON.stringify({ page: '/finance', utm: { term: 'x'.repeat(1000) } })],
  ])('ignores an invalid or overlong header: %.40s', (header) => {
    expect(from({ 'x-source': header })).toEqual({ utm: {} })
  })
})

describe('source header of the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  const told = (cameIn: string) => {
    vi.stubGlobal('location', { pathname: '/finance' })
    vi.stubGlobal('sessionStorage', { getItem: () => cameIn })
    return leadSourceHeader()
  }

  it('contains the source of the browser tab, encoded in ASCII', () => {
    const header = told('https://l.instagram.com/?u=1 ?utm_campaign=%E0%B0%89%E0%B0%97%E0%B0%BE')
    expect(header).toMatch(/^[ -~]+$/)
    expect(from({ 'x-source': header })).toEqual({
      page: '/finance',
      referrer: 'l.instagram.com',
      utm: { campaign: 'ఉగా' },
    })
  })

  it('contains long campaign parameters shortened to the maximum length', () => {
    const names = ['source', 'medium', 'campaign', 'term', 'content']
    const long = told(` ?${names.map((name) => `utm_${name}=${'ఉ'.repeat(90)}`).join('&')}`)
    expect(from({ 'x-source': long }).utm.term).toBe('ఉ'.repeat(25))
  })

  it('contains only the page if the browser tab has no stored source', () => {
    expect(from({ 'x-source': told('') })).toEqual({ page: '/finance', utm: {} })
  })
})

describe('source without JavaScript', () => {
  it('contains the page and the campaign from the address of the form', () => {
    const referer = `${origin}/finance?model=dio&utm_source=sms&utm_campaign=ugadi#enquiry`
    expect(from({ referer, 'user-agent': phone })).toEqual({
      page: '/finance',
      utm: { source: 'sms', campaign: 'ugadi' },
      device: 'phone',
    })
  })

  it('ignores the address of another site', () => {
    expect(from({ referer: 'https://other.example/finance?utm_source=x' })).toEqual({ utm: {} })
  })
})

it.each([
  ['phone', { 'user-agent': phone }],
  ['phone', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'sec-ch-ua-mobile': '?1' }],
  ['phone', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }],
  ['tablet', { 'user-agent': phone.replace('Mobile ', ''), 'sec-ch-ua-mobile': '?0' }],
  ['tablet', { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148' }],
  ['desktop', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }],
  [undefined, { 'user-agent': 'curl/8.0' }],
])('detects the device %s', (device, headers) => {
  expect(from(headers).device).toBe(device)
})

describe('source in words', () => {
  const words = (source: unknown) => sourceWords(parseVisitOrigin(source))

  it.each([
    [
      'campaign diwali, instagram.com',
      { utm: { source: 'Instagram', campaign: 'diwali' }, referrer: 'l.instagram.com' },
    ],
    ['newsletter', { utm: { source: 'newsletter' } }],
    ['campaign ugadi, sms', { utm: { source: 'sms', campaign: 'ugadi' } }],
    ['google.co.in', { referrer: 'www.google.co.in' }],
    ['direct', { page: '/finance' }],
  ])('%s', (said, source) => {
    expect(words(source)).toBe(said)
  })

  it('is empty for an enquiry that has no stored source', () => {
    expect(sourceWords(undefined)).toBe('')
  })

  it('has separate texts for the page and the device', () => {
    expect(sentFrom({ page: '/finance', device: 'desktop', utm: {} })).toBe('/finance, computer')
  })
})

it.each([
  ['instagram', { utm: { source: 'Instagram' }, referrer: 'l.instagram.com' }],
  ['facebook.com', { referrer: 'lm.facebook.com' }],
  ['m.in', { referrer: 'm.in' }],
  ['direct', {}],
])('counts the source as %s', (name, source) => {
  expect(enquirySourceName(parseVisitOrigin(source))).toBe(name)
})

it('treats invalid stored JSON as an unknown source', () => {
  expect(parseStoredEnquirySource('{')).toBeUndefined()
  expect(parseStoredEnquirySource(null)).toBeUndefined()
})
