import { useState } from 'react'
import * as words from './preview-words.ts'
import type { Writing } from './writing.ts'

type Link = { url: string; expiresAt: string }

/** A link is told once: this tab keeps its own, so that opening the editor again makes no other. */
export function usePreviewLink({ key, preview }: Pick<Writing, 'key' | 'preview'>) {
  const place = `preview/${key}`
  const [link, setLink] = useState<Link>()
  const [failure, setFailure] = useState('')

  /** The one that this tab has, or a new one; undefined where none could be made, which `failure` says. */
  async function get(): Promise<Link | undefined> {
    const known = holding(link) ?? holding(kept(place))
    if (known) {
      setLink(known)
      return known
    }
    const made = await preview?.open()
    if (!made?.ok) {
      setFailure(made?.message || words.failed)
      return undefined
    }
    const { url, expiresAt } = made.answer
    keep(place, { url, expiresAt })
    setFailure('')
    setLink({ url, expiresAt })
    return { url, expiresAt }
  }

  /** Returns what to say of it. */
  async function revoke(): Promise<string> {
    const done = await preview?.revoke()
    if (!done?.ok) return done?.message || words.failed
    keep(place, undefined)
    setLink(undefined)
    return done.answer.message
  }

  return { link, failure, get, revoke }
}

export type PreviewLink = ReturnType<typeof usePreviewLink>

const holding = (link: Link | undefined) =>
  link && Date.parse(link.expiresAt) > Date.now() ? link : undefined

function kept(place: string): Link | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return isLink(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'string'
  )
}

function keep(place: string, link: Link | undefined): void {
  try {
    if (link) sessionStorage.setItem(place, JSON.stringify(link))
    else sessionStorage.removeItem(place)
  } catch {
    // Storage may be full or forbidden: then the next look makes another link.
  }
}
