import type { Services } from '#app/http/services.server.ts'
import { startMailWorker } from '#app/mail/mail-worker.server.ts'
import { smtpTransport } from '#app/mail/transport.server.ts'

const hour = 3_600_000

/** What the process does beside answering requests: sending mail and tidying up once an hour. */
export function startBackground(services: Services): { stop: () => Promise<void> } {
  const { mail, log } = services
  const worker =
    mail &&
    startMailWorker({ ...services, transport: smtpTransport(mail.smtpUrl), from: mail.from })

  const tidy = () => {
    tidyUp(services).catch((error: unknown) => log.error({ err: error }, 'tidying up failed'))
  }
  const timer = setInterval(tidy, hour)
  timer.unref()
  tidy()

  return {
    /** Ends after the mail that is being sent. */
    async stop() {
      clearInterval(timer)
      await worker?.stop()
    },
  }
}

/** What was deleted a day ago goes for good, then the files that no row names any more. */
export async function tidyUp(
  services: Pick<Services, 'offers' | 'gallery' | 'outbox' | 'media'>,
): Promise<void> {
  await services.offers.purge()
  await services.gallery.purge()
  await services.outbox.prune()
  await services.media.sweep()
}
