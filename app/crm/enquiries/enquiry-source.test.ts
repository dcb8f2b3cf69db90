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

describe('what the browser tells', () => {
  it('is kept: the page, the host and the campaign', () => {
    const utm = { source: 'Instagram', campaign: 'diwali' }
    expect(told({ page: '/finance', referrer: 'l.instagram.com', utm })).toEqual({
      page: '/finance',
      referrer: 'l.instagram.com',
      utm,
    })
  })

  it('is one short line each', () => {
    const { utm } = told({ utm: { campaign: 'di\u202ewa\u0000li\nsale', term: 'x'.repeat(150) } })
    expect(utm).toEqual({ campaign: 'diwali sale', term: 'x'.repeat(100) })
  })

  it('never is more of a foreign address than its host', () => {
    expect(told({ referrer: 'https://mail.example/inbox?id=7' })).toEqual({ utm: {} })
    expect(told({ referrer: 'mail.example/inbox' })).toEqual({ utm: {} })
  })

  it('names no host of one’s own', () => {
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
  ])('is left out where it is wrong or too long: %.40s', (header) => {
    expect(from({ 'x-source': header })).toEqual({ utm: {} })
  })
})

describe('the browser tells', () => {
  afterEach(() => vi.unstubAllGlobals())

  const told = (cameIn: string) => {
    vi.stubGlobal('location', { pathname: '/finance' })
    vi.stubGlobal('sessionStorage', { getItem: () => cameIn })
    return leadSourceHeader()
  }

  it('how the tab came in, in letters that a header has', () => {
    const header = told('https://l.instagram.com/?u=1 ?utm_campaign=%E0%B0%89%E0%B0%97%E0%B0%BE')
    expect(header).toMatch(/^[ -~]+$/)
    expect(from({ 'x-source': header })).toEqual({
      page: '/finance',
      referrer: 'l.instagram.com',
      utm: { campaign: 'ఉగా' },
    })
  })

  it('longer campaigns cut shorter, so that it is read', () => {
    const names = ['source', 'medium', 'campaign', 'term', 'content']
    const long = told(` ?${names.map((name) => `utm_${name}=${'ఉ'.repeat(90)}`).join('&')}`)
    expect(from({ 'x-source': long }).utm.term).toBe('ఉ'.repeat(25))
  })

  it('the page alone where the tab keeps nothing', () => {
    expect(from({ 'x-source': told('') })).toEqual({ page: '/finance', utm: {} })
  })
})

describe('without our script', () => {
  it('the form’s own address says the page and the campaign', () => {
    const referer = `${origin}/finance?model=dio&utm_source=sms&utm_campaign=ugadi#enquiry`
    expect(from({ referer, 'user-agent': phone })).toEqual({
      page: '/finance',
      utm: { source: 'sms', campaign: 'ugadi' },
      device: 'phone',
    })
  })

  it('another site’s address says nothing', () => {
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
])('is sent from a %s', (device, headers) => {
  expect(from(headers).device).toBe(device)
})

describe('in words', () => {
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

  it('of an enquiry from before there are none', () => {
    expect(sourceWords(undefined)).toBe('')
  })

  it('page and device are said apart', () => {
    expect(sentFrom({ page: '/finance', device: 'desktop', utm: {} })).toBe('/finance, computer')
  })
})

it.each([
  ['instagram', { utm: { source: 'Instagram' }, referrer: 'l.instagram.com' }],
  ['facebook.com', { referrer: 'lm.facebook.com' }],
  ['m.in', { referrer: 'm.in' }],
  ['direct', {}],
])('is counted as %s', (name, source) => {
  expect(enquirySourceName(parseVisitOrigin(source))).toBe(name)
})

it('stored text that is none is nothing known', () => {
  expect(parseStoredEnquirySource('{')).toBeUndefined()
  expect(parseStoredEnquirySource(null)).toBeUndefined()
})
