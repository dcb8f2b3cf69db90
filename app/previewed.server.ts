import { previewModel } from '#app/models/model-preview.server.ts'
import type { Drawn } from '#app/previews/preview.server.ts'
import type { Shown } from '#app/previews/preview-store.server.ts'
import { previewPart } from './parts/part-preview.server.ts'
import type { Services } from './services.server.ts'

type Laid = {
  shown: Drawn
  /** Those stores that answer as if what is written were on the site. */
  stores: Partial<Services>
  /** Whether a path showed it and does so no more: it was called otherwise when the link was made. */
  isLeft?: (path: string) => Promise<boolean>
}

/** By noun: reads what is written and lays it over the site. One that is drafted and seen is one more line. */
const previewed: Readonly<
  Record<string, (services: Services, key: string) => Promise<Laid | undefined>>
> = {
  model: previewModel,
  site: previewPart,
}

/** What a link shows, with the services behind the pages that show it; undefined where it is gone. */
export async function previewedBy(
  services: Services,
  { noun, key }: Shown,
): Promise<(Pick<Laid, 'shown' | 'isLeft'> & { services: Services }) | undefined> {
  const laid = await previewed[noun]?.(services, key)
  if (!laid) return undefined
  const { stores, ...rest } = laid
  return { ...rest, services: { ...services, ...stores } }
}
