import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits of pipelined requests. Neither browsers nor the proxies of `deploy/` send a request before
 * the last response.
 */
const pipeliningLimits = {
  /** Per connection: above this, reading pauses until some requests are answered. */
  beforePause: 16,
  /**
   * Per connection and for all connections: above this, the connection is closed. One read can hold
   * about 2,000 requests.
   */
  ofOne: 500,
  ofAll: 5000,
}

/**
 * Begins the requests of one connection one after the other. Node parses all pipelined requests and
 * would begin them at once.
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
    // A response gets its socket when the ones before it have been sent.
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
