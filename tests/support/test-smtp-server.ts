import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string }

/**
 * Starts an SMTP server on loopback that stores its mail. `refuse` rejects recipients permanently.
 * `answerDelay` returns the milliseconds between a mail and its confirmation.
 */
export async function startSmtpServer(
  port = 0,
  refuse: (address: string) => boolean = () => false,
  answerDelay: () => number = () => 0,
) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (refuse(address)) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      text(stream).then(
        (raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
          setTimeout(done, answerDelay())
        },
        (error: Error) => done(error),
      )
    },
  })
  // A client that is killed resets its connection.
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
