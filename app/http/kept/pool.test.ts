import { expect, it } from 'vitest'
import { pool } from './pool.server.ts'

const sized = (size: number) => ({ size })
const held = (held: { get: (key: string) => unknown }, keys: string[]) =>
  keys.filter((key) => held.get(key) !== undefined)

it('whoever reads everything once pushes out nothing that was asked for again', () => {
  const pages = pool(100)
  for (const page of ['home', 'search']) {
    pages.set(page, sized(10))
    pages.get(page)
  }
  for (let page = 0; page < 1000; page++) pages.set(`made-up-${page}`, sized(10))
  expect(held(pages, ['home', 'search'])).toEqual(['home', 'search'])
  expect(pages.bytes()).toBe(100)
})

it('what is new finds room where all has been asked for again', () => {
  const pages = pool(100)
  for (let page = 0; page < 10; page++) {
    pages.set(String(page), sized(10))
    pages.get(String(page))
  }
  pages.set('new', sized(10))
  expect(pages.get('new')).toEqual(sized(10))
  expect(pages.get('9')).toEqual(sized(10))
  expect(pages.bytes()).toBe(100)
  // The one that was longest not asked for went.
  expect(pages.get('0')).toBeUndefined()
})

it('what takes the place of another counts once, and leaves its room', () => {
  const pages = pool(100)
  pages.set('home', sized(20))
  pages.get('home')
  pages.set('home', sized(10))
  expect(pages.bytes()).toBe(10)
  pages.delete('home')
  expect([pages.get('home'), pages.bytes()]).toEqual([undefined, 0])
})

it('does not empty itself for one that is too large', () => {
  const pages = pool(100)
  pages.set('home', sized(10))
  pages.set('atlas', sized(26))
  expect(held(pages, ['home', 'atlas'])).toEqual(['home'])
})
