import { once } from 'node:events'
import { connect } from 'node:net'
import * as v from 'valibot'
import { answerReader } from './answer-reader.ts'
import { type Answered, loadShape } from './load.ts'

// Client of `load.ts`: the first message gives the requests, the next one stops it.
const [told] = await once(process, 'message')
const { port, heads, connections, most } = v.parse(loadShape, told)
const answered: Answered = { answers: 0, statuses: {}, seconds: 0 }
let asked = 0
let last = most
process.once('message', () => {
  last = asked
})
process.once('disconnect', () => process.exit())
const started = performance.now()
await Promise.all(Array.from({ length: connections }, visit))
answered.seconds = (performance.now() - started) / 1000
process.send?.(answered)
process.disconnect?.()

function visit(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const askNext = () => {
    if (asked >= last) {
      resolve()
      socket.end()
      return
    }
    socket.write(heads[asked++ % heads.length] ?? '', 'latin1')
  }
  const read = answerReader((status) => {
    answered.answers++
    answered.statuses[status] = (answered.statuses[status] ?? 0) + 1
    askNext()
  })
  socket
    .on('connect', askNext)
    .on('data', read)
    .on('error', reject)
    .on('close', () => reject(new Error(`A connection was closed after ${asked} requests`)))
  return promise
}
