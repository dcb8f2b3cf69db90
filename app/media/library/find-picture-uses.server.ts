import type { PictureReferenceState } from '#app/media/pictures/document-json-query.server.ts'
import {
  listPictureNames,
  pictureReferenceQuery,
} from '#app/media/pictures/picture-reference-query.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import * as words from './library-words.ts'
import type { PictureUse } from './uploaded-picture.ts'

/** Titles of the page contents, by their keys. */
export type SiteTitles = Readonly<Record<string, string>>

type Reference = { noun: string; key: string; state: PictureReferenceState; detail: string }

/** Number of hashes in one condition, because databases limit the depth of a condition. */
const hashesPerQuery = 100

/**
 * Finds the documents that refer to these pictures, by the hash of the picture. It reads the query
 * of the clean-up, so that both always agree about a picture that is not used.
 */
export async function findPictureUses(
  db: Db,
  names: readonly string[],
  siteTitles: SiteTitles,
): Promise<Map<string, PictureUse[]>> {
  const hashes = [...new Set(names.map(hashOf))]
  const references = new Map<string, Reference[]>()
  for (let from = 0; from < hashes.length; from += hashesPerQuery) {
    const some = new Set(hashes.slice(from, from + hashesPerQuery))
    const rows = await db
      .selectFrom(pictureReferenceQuery(db).as('reference'))
      .selectAll()
      .where((eb) => eb.or([...some].map((hash) => eb('text', 'like', `%media/${hash}-%`))))
      .execute()
    for (const { text, ...row } of rows) {
      const reference = { ...row, noun: nounOf(row, siteTitles) }
      for (const hash of new Set(listPictureNames(text).map(hashOf)))
        if (some.has(hash)) references.set(hash, [...(references.get(hash) ?? []), reference])
    }
  }
  const titles = await findModelNames(db, [...references.values()].flat())
  const titleOf = (reference: Reference) => titleOfReference(reference, { titles, siteTitles })
  return new Map([...references].map(([hash, all]) => [hash, describeUses(all, titleOf)]))
}

/** A setting that stores a page content is edited as that page content. */
const nounOf = ({ noun, key }: Reference, siteTitles: SiteTitles): string =>
  noun === 'setting' && Object.hasOwn(siteTitles, key) ? 'site' : noun

export const hashOf = (name: string): string => parseUploadedPictureName(name)?.hash ?? ''

async function findModelNames(
  db: Db,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  const slugs = new Set(references.flatMap(({ noun, key }) => (noun === 'model' ? [key] : [])))
  if (slugs.size === 0) return new Map()
  const rows = await db.selectFrom('vehicles').select(['slug', 'name']).execute()
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

function titleOfReference(
  { noun, key }: Reference,
  { titles, siteTitles }: { titles: ReadonlyMap<string, string>; siteTitles: SiteTitles },
): string {
  if (noun === 'model') return titles.get(key) ?? key
  if (noun === 'site') return siteTitles[key] ?? key
  return noun === 'import' ? words.titles.import : words.titles.setting
}

/** Lists each document once for each of its forms. The earlier versions are one form. */
function describeUses(
  references: readonly Reference[],
  titleOf: (reference: Reference) => string,
): PictureUse[] {
  const byForm = Map.groupBy(references, ({ noun, key, state }) => `${noun}/${key}/${state}`)
  return [...byForm.values()]
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const { state, noun, key } = first
      const numbers = same.map(({ detail }) => detail).toSorted((a, b) => Number(a) - Number(b))
      const form = state === 'version' ? words.versions(numbers) : words.forms[state]
      const isEarlier = state === 'version'
      const use = { title: titleOf(first), form, isEarlier, to: editorAddress(noun, key) }
      return [{ use, order: formOrder.indexOf(state) }]
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ use }) => use)
}

const formOrder: readonly PictureReferenceState[] = [
  'published',
  'draft',
  'planned',
  'preview',
  'upload',
  'deleted',
  'version',
  'import',
]

const editorAddress = (noun: string, key: string): string | null =>
  noun === 'model'
    ? `/admin/models/${key}`
    : noun === 'site'
      ? `/admin/site/${key}`
      : noun === 'import'
        ? '/admin/catalogue'
        : null
