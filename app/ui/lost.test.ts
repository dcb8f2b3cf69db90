import { afterEach, expect, it, vi } from 'vitest'
import { type Loss, loseProgram, onLoss, readTwice, tellLoss } from './lost.ts'

const lost = new TypeError('Failed to fetch')
const { signal } = new AbortController()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** What is told from here on. */
function told(): Loss[] {
  const losses: Loss[] = []
  stops.push(onLoss((loss) => losses.push(loss)))
  return losses
}

function reader(...answers: (Response | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
}

it('a read that the network lost once is asked for again', async () => {
  vi.useFakeTimers()
  const losses = told()
  const read = reader(lost, new Response('there'))
  const answer = readTwice(read, signal, '/motorcycle')
  await vi.runAllTimersAsync()
  expect(await (await answer).text()).toBe('there')
  expect(losses).toEqual([])
})

it('lost twice it is told and never answered, so that the page stays', async () => {
  vi.useFakeTimers()
  const losses = told()
  const read = reader(lost, lost)
  const settled = vi.fn()
  readTwice(read, signal, '/motorcycle').then(settled, settled)
  await vi.runAllTimersAsync()
  expect(losses).toEqual([{ href: '/motorcycle' }])
  expect(read).toHaveBeenCalledTimes(2)
  expect(settled).not.toHaveBeenCalled()
})

it('where nobody shows the loss it fails as before', async () => {
  vi.useFakeTimers()
  const failed = expect(readTwice(reader(lost, lost), signal, '/admin/price')).rejects.toBe(lost)
  await vi.runAllTimersAsync()
  await failed
  expect(tellLoss({ href: '/' })).toBe(false)
})

it('a post is sent once, and so is what was given up', async () => {
  const losses = told()
  const post = reader(lost)
  await expect(readTwice(post, signal, undefined)).rejects.toBe(lost)
  const left = AbortSignal.abort()
  const read = reader(lost)
  await expect(readTwice(read, left, '/motorcycle')).rejects.toBe(lost)
  expect([post, read].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(losses).toEqual([])
})

it('a page whose program is lost is told with where it was to lead, and never comes', async () => {
  const losses = told()
  const settled = vi.fn()
  loseProgram({ pathname: '/scooters', search: '?model=DIO' }).then(settled, settled)
  await Promise.resolve()
  expect(losses).toEqual([{ href: '/scooters?model=DIO' }])
  expect(settled).not.toHaveBeenCalled()
})
