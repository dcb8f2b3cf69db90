import { expect, it } from 'vitest'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { type UploadOptions, uploadQueue } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const lost = fail('unreachable')
const done = ok(undefined)

/** Queue whose uploads end as `outcomes` say, in order. */
function queueWith(...outcomes: Result<undefined>[]) {
  const sent: string[] = []
  const queue = uploadQueue({
    send: async ({ file: { name } }, { onProgress }) => {
      sent.push(name)
      onProgress(0.5)
      onProgress(1)
      return outcomes.shift() ?? done
    },
  })
  return {
    queue,
    sent,
    states: () => queue.view().uploads.map(({ state, reason }) => [state, reason]),
  }
}

it('sends the other files if one is refused by the browser or by the server', async () => {
  const { queue, sent, states } = queueWith(done, fail('unsupported', 'b.jpg: Not a picture.'))
  queue.add([file('a.jpg'), new File([], 'empty.jpg'), file('b.jpg'), file('c.jpg')])
  await queue.start()
  expect(sent).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(states()).toEqual([
    ['done', ''],
    ['refused', 'The file is empty.'],
    ['refused', 'Not a picture.'],
    ['done', ''],
  ])
})

it('sends failed files again, but not refused ones', async () => {
  const full = fail('unavailable', 'The disk is full.')
  const { queue, sent, states } = queueWith(
    lost,
    full,
    fail('too-large'),
    fail('invalid', 'Damaged.'),
  )
  queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(file))
  await queue.start()
  const notSent = 'The upload failed. Check the connection and try again.'
  expect(states()).toEqual([
    ['failed', notSent],
    ['failed', 'The disk is full.'],
    ['failed', notSent],
    ['refused', 'Damaged.'],
  ])
  await queue.resume()
  expect(sent.slice(4)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(states().map(([state]) => state)).toEqual(['done', 'done', 'done', 'refused'])
})

it('does not send new files when the network is back, only failed ones', async () => {
  const { queue, sent } = queueWith(lost)
  queue.add([file('a.jpg')])
  await queue.start()
  queue.add([file('b.jpg')])
  await queue.resume()
  expect(sent).toEqual(['a.jpg', 'a.jpg'])
})

it('sends files that are added during an upload', async () => {
  const sent: string[] = []
  const queue = uploadQueue({
    send: async ({ file: { name } }) => {
      sent.push(name)
      if (name === 'a.jpg') queue.add([file('b.jpg')])
      return done
    },
  })
  queue.add([file('a.jpg')])
  await Promise.all([queue.start(), queue.start()])
  expect(sent).toEqual(['a.jpg', 'b.jpg'])
})

it('cancels the file that is being sent and continues with the next', async () => {
  const begun = Promise.withResolvers<UploadOptions>()
  const queue = uploadQueue({
    send: ({ file: { name } }, options) => {
      if (name === 'b.jpg') return Promise.resolve(done)
      begun.resolve(options)
      const { promise, resolve } = Promise.withResolvers<Result<undefined>>()
      options.signal.addEventListener('abort', () => resolve(lost))
      return promise
    },
  })
  queue.add([file('a.jpg'), file('b.jpg')])
  const sending = queue.start()
  const { signal } = await begun.promise
  const [first] = queue.view().uploads
  queue.remove(({ id }) => id === first?.id)
  await sending
  expect(signal.aborted).toBe(true)
  expect(queue.view()).toMatchObject({
    isSending: false,
    uploads: [{ state: 'done', file: { name: 'b.jpg' } }],
  })
})
