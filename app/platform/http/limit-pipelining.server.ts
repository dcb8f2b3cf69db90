import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits of pipelined requests, which are sent before the previous response has arrived. Neither
 * browsers nor the proxies of `deploy/` pipeline requests.
 */
const pipeliningLimits = {
  /**
   * Maximum per connection. Above this, the server stops reading until some requests are answered.
   */
  beforePause: 16,
  /**
   * Maximum per connection and for all connections together. Above this, the connection is closed.
   * One read can contain about 2,000 requests.
   */
  ofOne: 500,
  ofAll: 5000,
}

/**
 * Begins the requests of one connection one after the other. Without this, Node would parse all
 * pipelined requests and begin them at once.
 */
export function limitPipelining() {
  const waiting = new WeakMap<Socket, number>()
  let total = 0

  function add(socket: Socket): void {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    total += 1
    if (count > pipeliningLimits.ofOne || total > pipeliningLimits.ofAll) socket.destroy()
    else if (count > pipeliningLimits.beforePause) socket.pause()
  }

  function remove(socket: Socket): void {
    const count = (waiting.get(socket) ?? 0) - 1
    waiting.set(socket, count)
    total -= 1
    // Node resumes the socket after each response.
    if (count > pipeliningLimits.beforePause) socket.pause()
    else socket.resume()
  }

  return ({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void => {
    // A response gets its socket when the previous responses have been sent.
    if (response.socket) return begin()
    const start = () => {
      response.off('close', leave)
      remove(socket)
      begin()
    }
    const leave = () => {
      response.off('socket', start)
      remove(socket)
    }
    response.once('socket', start).once('close', leave)
    add(socket)
  }
}
