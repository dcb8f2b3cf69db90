import { expect, it } from 'vitest'
import { answerReader } from './answer-reader.ts'

const answers = [
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
  'HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\na\r\n0123456789\r\n0\r\n\r\n',
  'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n',
  'HTTP/1.1 500 Oops\r\nContent-Length: 12\r\n\r\n0\r\n\r\nHTTP/1.',
]

it.each([1, 2, 7, 1000])(
  'finds the end of each response that arrives in parts of %d bytes',
  (size) => {
    const statuses: number[] = []
    const read = answerReader((status) => statuses.push(status))
    const all = Buffer.from(answers.join(''))
    for (let from = 0; from < all.length; from += size) read(all.subarray(from, from + size))
    expect(statuses).toEqual([200, 302, 404, 304, 500])
  },
)

it('does not count an incomplete response', () => {
  const statuses: number[] = []
  const read = answerReader((status) => statuses.push(status))
  for (const answer of answers) read(Buffer.from(answer))
  read(Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell'))
  expect(statuses).toHaveLength(5)
})

it('refuses a response whose end cannot be found', () => {
  const read = answerReader(() => {})
  expect(() => read(Buffer.from('HTTP/1.1 200 OK\r\nServer: x\r\n\r\n'))).toThrow('where it ends')
})
