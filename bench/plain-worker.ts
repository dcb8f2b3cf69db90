import { createServer } from 'node:http'
import { listeningPort } from '../tests/support/network-ports.ts'
import { readAnswers } from './answers.ts'

// The server of plain-server.ts: only node:http and a Map. Prints its port.
const answers = new Map(
  readAnswers(process.argv[2] ?? '').map(({ path, headers, body }) => {
    const all = [...headers, ['content-length', String(body.length)]].flat()
    return [path, { headers: all, body }] as const
  }),
)
process.once('disconnect', () => process.exit())
const server = createServer((request, response) => {
  const found = answers.get(request.url ?? '')
  if (!found) return response.writeHead(404).end()
  response.writeHead(200, found.headers)
  return response.end(found.body)
})
server.listen(0, '127.0.0.1', () => process.send?.(listeningPort(server)))
