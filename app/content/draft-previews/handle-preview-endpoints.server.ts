import { type HandledEndpoint, handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { FindPermittedActor } from '#app/platform/permissions/capability.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import type { definePreviewEndpoints } from './define-preview-endpoints.ts'
import type { PreviewLinkStore } from './preview-link-store.server.ts'
import * as words from './staff-words.ts'

export type PreviewEndpointDeps = {
  previews: PreviewLinkStore
  publicUrl: string | undefined
  currentEditor: FindPermittedActor
}

type DocumentRequest = { params: Record<string, string>; session: Session }
type PreviewEndpoints = ReturnType<typeof definePreviewEndpoints<string>>

/** The document of a preview link, and the path of the page that shows it, if there is one. */
type PreviewedPage = { noun: string; key: string; page: string | undefined }

/**
 * Handles the endpoints of `definePreviewEndpoints`. `ownerOf` throws if there is no such document,
 * or if the account may not edit it.
 */
export function handlePreviewEndpoints<Needs extends PreviewEndpointDeps>(
  calls: PreviewEndpoints,
  ownerOf: (needs: Needs, asked: DocumentRequest) => Promise<PreviewedPage>,
): HandledEndpoint<Needs>[] {
  return [
    handleEndpoint(calls.held, async (needs: Needs, asked) => {
      const { noun, key } = await ownerOf(needs, asked)
      const links = await needs.previews.listOpen({ noun, key })
      const makers = new Set<string>()
      for (const maker of new Set(links.map(({ madeBy }) => madeBy)))
        if (await needs.currentEditor(maker, calls.open.may)) makers.add(maker)
      const open = links.filter(({ madeBy }) => makers.has(madeBy))
      return { open: open.length, expiresAt: open[0]?.expiresAt ?? null }
    }),

    handleEndpoint(calls.open, async (needs: Needs, asked) => {
      const { editor, facts } = asked
      const { noun, key, page } = await ownerOf(needs, asked)
      if (page === undefined) throw new Problem(404, words.noPage)
      const { token, expiresAt } = await needs.previews.open(editor, { noun, key })
      const url = `${needs.publicUrl ?? facts.origin}/preview/${token}${page}`
      return { message: words.made, url, expiresAt }
    }),

    handleEndpoint(calls.revoke, async (needs: Needs, asked) => {
      const { noun, key } = await ownerOf(needs, asked)
      return { message: words.revoked(await needs.previews.revoke(asked.editor, { noun, key })) }
    }),
  ]
}
