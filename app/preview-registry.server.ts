import { modelPreviewEndpoints } from '#app/catalogue/editor/model-preview-endpoints.ts'
import { previewModel } from '#app/catalogue/editor/preview-model.server.ts'
import type { PreviewBarData } from '#app/content/draft-previews/preview-context.server.ts'
import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Services } from './services.server.ts'
import { pageContentPreviewEndpoints } from './site/page-content/page-content-endpoints.ts'
import { previewPageContent } from './site/page-content/preview-page-content.server.ts'

type PreviewOverlay = {
  shown: PreviewBarData
  /** Those stores that answer as if what is written were on the site. */
  stores: Partial<Services>
  /** Whether a path showed it and does so no more: it was called otherwise when the link was made. */
  isLeft?: (path: string) => Promise<boolean>
}

type PreviewTarget = { key: string; held?: StoredDraftJson | undefined }

type PreviewableContent = {
  /** The right to look at its draft, and to show it to others. */
  may: Capability
  lay: (services: Services, asked: PreviewTarget) => Promise<PreviewOverlay | undefined>
}

/** By noun: reads what is written and lays it over the site. One that is drafted and seen is one more line. */
const previewableContents: Readonly<Record<string, PreviewableContent>> = {
  model: { may: modelPreviewEndpoints.open.may, lay: previewModel },
  site: { may: pageContentPreviewEndpoints.open.may, lay: previewPageContent },
}

/** The right to preview a noun's drafts; undefined where there is no such noun. */
export const previewCapability = (noun: string): Capability | undefined =>
  previewableContents[noun]?.may

/** The content of a preview, with the services behind its pages; undefined if it is gone. */
export async function openPreviewOf(
  services: Services,
  { noun, ...asked }: PreviewTarget & { noun: string },
): Promise<(Pick<PreviewOverlay, 'shown' | 'isLeft'> & { services: Services }) | undefined> {
  const laid = await previewableContents[noun]?.lay(services, asked)
  if (!laid) return undefined
  const { stores, ...rest } = laid
  return { ...rest, services: { ...services, ...stores } }
}
