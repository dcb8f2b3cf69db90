import type { Drawn } from '#app/previews/preview.server.ts'
import * as formWords from './form-words.ts'
import { partForms } from './part-forms.ts'
import { isPartKey } from './part-keys.ts'
import type { PartStore } from './part-store.server.ts'
import { siteParts } from './parts.server.ts'
import type { PublicReads } from './public-reads.server.ts'
import * as words from './staff-words.ts'

type Laid<Needs> = { shown: Drawn; stores: Partial<Needs> }

/** A part of the site as it is written, laid over what the pages read; a draft with gaps changes nothing yet. */
export async function previewPart<Needs extends PublicReads & { parts: PartStore }>(
  needs: Needs,
  key: string,
): Promise<Laid<Needs> | undefined> {
  if (!isPartKey(key)) return undefined
  const { document, meta } = await needs.parts.read(key)
  const part = siteParts[key]
  const { slides, offers, gallery, facts } = part.overlay(needs, document)
  return {
    shown: {
      label: formWords.parts[key],
      home: partForms[key].page,
      state: meta.hasDraft ? 'changed' : 'same',
      missing: Object.entries(meta.gaps).map(([path, says]) => words.flaw(path, says)),
    },
    stores: {
      ...needs,
      slides: { ...needs.slides, ...slides },
      offers: { ...needs.offers, ...offers },
      gallery: { ...needs.gallery, ...gallery },
      facts: { ...needs.facts, ...facts },
    },
  }
}
