import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests that wait for the one before on their connection. Neither browsers nor the proxies of `deploy/` send a request
 * before they have the answer to the last one.
 */
const pipeliningLimits = {
  /** Per connection: beyond it nothing more is read until some are answered. */
  beforePause: 16,
  /** Per connection and for all connections: beyond it the connection is ended. One read holds some two thousand. */
  ofOne: 500,
  ofAll: 5000,
}

/**
 * Begins the requests of one connection one after the other. Node parses as many as a client sends, and would begin all
 * at once.
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
    // Node reads on as soon as a request has been answered.
    if (count > pipeliningLimits.beforePause) socket.pause()
    else socket.resume()
  }

  return ({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void => {
    // Node gives a response its socket when those before it have been sent.
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
