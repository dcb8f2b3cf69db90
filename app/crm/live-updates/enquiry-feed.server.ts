import type {
  DeskEventFeedStore,
  DeskEventNotice,
} from '#app/crm/desk/desk-event-feed-store.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryStore, EnquirySummary } from '#app/crm/enquiries/enquiry-store.server.ts'
import { outageLog } from '#app/platform/db/outage-log.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { LiveEnquiry } from './live-update-schema.ts'
import { idLookBack, newRowDetector } from './new-row-detector.ts'

export type EnquiryFeed = ReturnType<typeof enquiryFeed>

/**
 * A new enquiry with its assignee and the person who added it. The stream tells nobody but these
 * two who they are.
 */
export type FeedEnquiry = LiveEnquiry & Pick<EnquirySummary, 'assigneeId' | 'addedById'>

type FeedSubscriber = {
  /** Called after each query with the new rows, of which there are mostly none. Must not reject. */
  onLook: (fresh: readonly FeedEnquiry[], moves?: readonly DeskEventNotice[]) => Promise<void>
  onClose: () => void
}

type Deps = {
  enquiries: Pick<EnquiryStore, 'latestId' | 'listSince'>
  deskNews: DeskEventFeedStore
  log: Log
  /** Milliseconds between two queries. */
  interval?: number
}

/**
 * Reports new enquiries and desk events of all instances. It queries both tables once a second for
 * all subscribers together, and stops querying while there are no subscribers.
 */
export function enquiryFeed({ enquiries, deskNews, log, interval = 1000 }: Deps) {
  const subscribers = new Set<FeedSubscriber>()
  let isLooking = false
  let isClosed = false
  const arrived = newRowDetector(enquiries)
  const moved = newRowDetector(deskNews)
  const trouble = outageLog(log, {
    waits: 'the news waits for the database',
    fails: 'the enquiries could not be read',
    goesOn: 'the news goes on',
  })

  async function begin() {
    await arrived.begin()
    await moved.begin()
  }

  async function look() {
    const news = (await arrived.look()).map(presentFeedEnquiry)
    const moves = await moved.look()
    for (const { onLook } of subscribers) void onLook(news, moves)
  }

  /**
   * Repeats the work while there are subscribers. After a failure, even at the start, it tries the
   * same work again.
   */
  function lookAgain(work: () => Promise<void>) {
    void work()
      .then(() => {
        trouble.over()
        return look
      })
      .catch((error: unknown) => {
        trouble.note(error)
        return work
      })
      .then((next) => {
        setTimeout(() => {
          if (subscribers.size > 0) lookAgain(next)
          else isLooking = false
        }, interval).unref()
      })
  }

  return {
    /** Returns a function that ends the subscription. */
    subscribe(subscriber: FeedSubscriber): () => boolean {
      if (isClosed) queueMicrotask(subscriber.onClose)
      subscribers.add(subscriber)
      if (!isLooking) {
        isLooking = true
        lookAgain(begin)
      }
      return () => subscribers.delete(subscriber)
    },

    /** Lists the enquiries after an id, for a page that was disconnected. */
    async since(id: number): Promise<FeedEnquiry[]> {
      return (await enquiries.listSince(id)).map(presentFeedEnquiry)
    },

    /**
     * Lists the ids up to the given id that are within the look-back. A page that starts at the
     * given id already has these enquiries.
     */
    async known(id: number): Promise<number[]> {
      const rows = await enquiries.listSince(id - idLookBack)
      return rows.map((row) => row.id).filter((it) => it <= id)
    },

    latestId: () => enquiries.latestId(),

    /** Ends all current and future subscriptions, so that the process can exit. */
    close() {
      isClosed = true
      for (const { onClose } of subscribers) onClose()
    },
  }
}

function presentFeedEnquiry({
  id,
  kind,
  reference,
  assigneeId,
  addedById,
}: EnquirySummary): FeedEnquiry {
  const enquiry = findEnquiryKind(kind)
  return {
    id,
    kind,
    reference,
    title: enquiry?.name ?? kind,
    report: enquiry?.report?.slug ?? null,
    ...(assigneeId && { assigneeId }),
    ...(addedById && { addedById }),
  }
}
