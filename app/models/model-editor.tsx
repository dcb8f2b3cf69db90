import { useState } from 'react'
import type { ReadyPicture } from '#app/picture-sets/upload-session.ts'
import { useUploads } from '#app/picture-sets/use-uploads.ts'
import { useMay } from '#app/portal/allowed.ts'
import { late } from '#app/portal/late.tsx'
import { PageHead } from '#app/portal/page-head.tsx'
import { Link } from '#app/ui/link.tsx'
import { Warning } from '#app/ui/warning.tsx'
import type { Written } from './draft-session.ts'
import * as words from './editor-words.ts'
import { FieldInput } from './field-input.tsx'
import type { ManagedMeta } from './managed-meta.ts'
import { modelPictureCalls } from './model-calls.ts'
import { modelSections } from './model-sections.ts'
import { pathOfPlace } from './place-of.ts'
import { flaw } from './staff-words.ts'
import { useDraft } from './use-draft.ts'

type Props = {
  slug: string
  document: Written
  meta: ManagedMeta
  pictures: Readonly<Record<string, string>>
  timeZone: string
  /** The page of the site that shows it, where one does. */
  sitePath: string | undefined
}

const PublishBar = late(async () => (await import('./publish-bar.tsx')).PublishBar)

/** Manage → Models → one of them: everything that its page says, in sections, saved by itself. */
export function ModelEditor({ slug, document, meta, pictures, timeZone, sitePath }: Props) {
  const draft = useDraft({ slug, document, version: meta.version, gaps: meta.gaps })
  const mayWrite = useMay()('models.draft')
  const [isMissingShown, showMissing] = useState(false)
  const { written, change, errors, missing } = draft
  const name = typeof written['name'] === 'string' ? written['name'] : slug
  const errorAt = (path: string) => {
    const gap = missing[path]
    return errors[path]?.[0] ?? (isMissingShown && gap !== undefined ? flaw(path, gap) : undefined)
  }
  const [arrived, setArrived] = useState(pictures)
  const uploads = useUploads(modelPictureCalls, { slug }, (place, ready) => {
    const path = pathOfPlace(written, place)
    if (!path || !mayWrite) return false
    setArrived((before) => ({ ...before, ...urlsOf(ready) }))
    const names = ready.map((it) => it.name)
    change(path, path.at(-1) === 'frames' ? names : names[0])
    return true
  })
  const editing = {
    ...{ slug, written, change, errorAt, uploads },
    pictures: { ...pictures, ...arrived },
    isReadOnly: !mayWrite,
  }

  return (
    <>
      <p className="mb-1 text-sm">
        <Link to="/admin/models">{words.backToList}</Link>
        {sitePath !== undefined && (
          <>
            {' · '}
            <a href={sitePath} target="_blank" rel="noopener">
              {words.seeOnSite}
            </a>
          </>
        )}
      </p>
      <PageHead title={name} />
      {meta.planFailure !== null && (
        <Warning matter={words.planFailed(meta.planFailure)}> </Warning>
      )}
      {draft.notice !== '' && (
        <p role="status" className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
          {draft.notice}
        </p>
      )}
      {!mayWrite && <p className="mb-6 text-quiet">{words.readOnly}</p>}
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10">
        <nav aria-label={words.sectionsOfModel} className="mb-6 lg:sticky lg:top-20 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {modelSections.map(({ id, title, fields }) => {
              const lacking = Object.keys(missing).filter((path) =>
                fields.some((it) => path === it.name || path.startsWith(`${it.name}.`)),
              ).length
              return (
                <li key={id}>
                  <a href={`#${id}`} className="inline-flex min-h-11 items-center text-sm">
                    {title}
                  </a>
                  {lacking > 0 && (
                    <span className="ml-2 text-quiet text-xs">{words.needsFilling(lacking)}</span>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="grid gap-10 pb-32">
          {modelSections.map(({ id, title, hint, fields }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
              <h2 id={`${id}-title`} className="font-bold text-xl">
                {title}
              </h2>
              {hint !== undefined && <p className="mt-1 max-w-prose text-quiet text-sm">{hint}</p>}
              <div className="mt-4 grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
                {fields.map((field) => (
                  <FieldInput key={field.name} field={field} at={[]} editing={editing} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <PublishBar
        slug={slug}
        name={name}
        meta={meta}
        timeZone={timeZone}
        draft={draft}
        onMissing={() => {
          showMissing(true)
          requestAnimationFrame(() =>
            globalThis.document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
          )
        }}
      />
    </>
  )
}

const urlsOf = (ready: readonly ReadyPicture[]) =>
  Object.fromEntries(ready.map(({ name, url }) => [name, url]))
