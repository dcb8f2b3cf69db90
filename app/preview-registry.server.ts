import { modelDocumentEndpoints } from '#app/catalogue/editor/model-editor-endpoints.ts'
import { previewModel } from '#app/catalogue/editor/preview-model.server.ts'
import type { PreviewBarData } from '#app/content/draft-previews/preview-context.server.ts'
import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Services } from './services.server.ts'
import { draftCapabilityOf } from './site/page-content/page-contents.server.ts'
import { previewPageContent } from './site/page-content/preview-page-content.server.ts'

type PreviewOverlay = {
  shown: PreviewBarData
  /** Stores that answer as if the draft were published. */
  stores: Partial<Services>
  /**
   * Returns `true` if a path no longer shows the content, because it had another name when the link
   * was made.
   */
  isLeft?: (path: string) => Promise<boolean>
}

type PreviewTarget = { key: string; held?: StoredDraftJson | undefined }

type PreviewableContent = {
  /** Capability to see its draft and to share it. */
  may: (key: string) => Capability
  lay: (services: Services, asked: PreviewTarget) => Promise<PreviewOverlay | undefined>
}

/**
 * Content types with a preview: each reads the draft and overlays it on the site. Add a line for a
 * new type.
 */
const previewableContents: Readonly<Record<string, PreviewableContent>> = {
  model: { may: () => modelDocumentEndpoints.preview.open.may, lay: previewModel },
  site: { may: draftCapabilityOf, lay: previewPageContent },
}

/** Returns the capability to preview a content type; undefined for an unknown type. */
export const previewCapability = (noun: string, key: string): Capability | undefined =>
  Object.hasOwn(previewableContents, noun) ? previewableContents[noun]?.may(key) : undefined

/** Returns the content of a preview and the services for its pages; undefined if it is gone. */
export async function openPreviewOf(
  services: Services,
  { noun, ...asked }: PreviewTarget & { noun: string },
): Promise<(Pick<PreviewOverlay, 'shown' | 'isLeft'> & { services: Services }) | undefined> {
  const laid = await previewableContents[noun]?.lay(services, asked)
  if (!laid) return undefined
  const { stores, ...rest } = laid
  return { ...rest, services: { ...services, ...stores } }
}
