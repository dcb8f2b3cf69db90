/** What the network did not bring: where it was to lead, and what is said of it where that is known. */
export type Loss = { href: string; sentence?: string }

let take: ((loss: Loss) => void) | undefined

/** For the frame of a page alone: it shows what is lost, beside the page that stays. */
export function onLoss(taker: (loss: Loss) => void): () => void {
  take = taker
  return () => {
    take = undefined
  }
}

/** Whether somebody shows it. */
export function tellLoss(loss: Loss): boolean {
  take?.(loss)
  return take !== undefined
}

/**
 * What the router reads (`vite.config.ts` has it ask here), once more where the network gave no answer. Where it
 * gives none again and the loss is shown, there never is an answer: the router leaves the page as it is, until
 * the next tap. A post is not asked for twice: it has no `href`.
 */
export async function readTwice(
  read: () => Promise<Response>,
  signal: AbortSignal | undefined,
  href: string | undefined,
): Promise<Response> {
  try {
    return await read()
  } catch (error) {
    if (href === undefined || signal?.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, 500))
    try {
      return await read()
    } catch {
      if (signal?.aborted || !tellLoss({ href })) throw error
      return never()
    }
  }
}

/** The program of a page did not come, and a browser asks for it on a new document only. */
export function loseProgram({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (!tellLoss({ href: pathname + search })) location.reload()
  return never()
}

/** There, as a new document, where the network answers; else the page stays. */
export async function leadTo(href: string): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD' })
  } catch {
    return
  }
  const { pathname, search, hash } = new URL(href, location.href)
  if (hash && pathname + search === location.pathname + location.search) {
    // Another part of this address alone would ask for nothing.
    location.hash = hash
    location.reload()
  } else location.assign(href)
}

const never = () => new Promise<never>(() => {})
