import { type ReactNode, useEffect, useState } from 'react'
import type { ReadyPicture } from '#app/picture-sets/upload-session.ts'
import { useUploads } from '#app/picture-sets/use-uploads.ts'
import { useMay } from '#app/portal/allowed.ts'
import { late } from '#app/portal/late.tsx'
import { PageHead } from '#app/portal/page-head.tsx'
import { Link } from '#app/ui/link.tsx'
import { Warning } from '#app/ui/warning.tsx'
import type { Written } from './draft-session.ts'
import { FieldInput } from './field-input.tsx'
import type { ManagedMeta } from './managed-meta.ts'
import { pathOfPlace } from './place-of.ts'
import {
  hasRoomBeside,
  type PreviewWidth,
  rememberedWidth,
  rememberWidth,
} from './preview-width.ts'
import type { DocumentSection } from './sections.ts'
import { useDraft } from './use-draft.ts'
import { usePreviewLink } from './use-preview-link.ts'
import * as words from './words.ts'
import type { Writing } from './writing.ts'

type Props = {
  writing: Writing
  sections: readonly DocumentSection[]
  /** How the document is called. */
  title: (written: Written) => string
  list: { label: string; to: string }
  /** Said to who may only look. */
  readOnly: string
  /** What stands above the sections. */
  above?: ReactNode
  document: Written
  meta: ManagedMeta
  pictures: Readonly<Record<string, string>>
  timeZone: string
  /** The page of the site that shows it, where one does. */
  sitePath: string | undefined
}

const PublishBar = late(async () => (await import('./publish-bar.tsx')).PublishBar)
const PreviewPane = late(async () => (await import('./preview-pane.tsx')).PreviewPane)

/** One document of the site: everything that it holds, in sections, saved by itself. */
export function DocumentEditor({
  writing,
  sections,
  title,
  list,
  readOnly,
  above,
  ...opened
}: Props) {
  const { document, meta, pictures, timeZone, sitePath } = opened
  const draft = useDraft({ writing, document, version: meta.version, gaps: meta.gaps })
  const mayWrite = useMay()(writing.mayDraft)
  const [isMissingShown, showMissing] = useState(false)
  const link = usePreviewLink(writing)
  const [beside, setBeside] = useBeside(mayWrite && writing.preview !== undefined)
  const { written, change, errors, missing } = draft
  const errorAt = (path: string) => {
    const gap = missing[path]
    return (
      errors[path]?.[0] ??
      (isMissingShown && gap !== undefined ? writing.flaw(path, gap) : undefined)
    )
  }
  const isWrongBelow = (path: string) =>
    Object.keys(isMissingShown ? { ...errors, ...missing } : errors).some(
      (it) => it === path || it.startsWith(`${path}.`),
    )
  const [arrived, setArrived] = useState<Readonly<Record<string, string>>>({})
  const uploads = useUploads(writing.pictures.calls, writing.pictures.params, (place, ready) => {
    const path = pathOfPlace(written, place)
    if (!path || !mayWrite) return false
    setArrived((before) => ({ ...before, ...urlsOf(ready) }))
    const names = ready.map((it) => it.name)
    change(path, path.at(-1) === 'frames' ? names : names[0])
    return true
  })
  const editing = {
    ...{ writing, written, change, errorAt, isWrongBelow, uploads },
    pictures: { ...pictures, ...arrived },
    isReadOnly: !mayWrite,
  }

  return (
    <>
      <p className="mb-1 text-sm">
        <Link to={list.to}>{list.label}</Link>
        {sitePath !== undefined && (
          <>
            {' · '}
            <a href={sitePath} target="_blank" rel="noopener">
              {words.seeOnSite}
            </a>
          </>
        )}
      </p>
      <PageHead title={title(written)} />
      {meta.planFailure !== null && (
        <Warning matter={words.planFailed(meta.planFailure)}> </Warning>
      )}
      {draft.notice !== '' && (
        <p role="status" className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
          {draft.notice}
        </p>
      )}
      {!mayWrite && <p className="mb-6 text-quiet">{readOnly}</p>}
      {above}
      <div className={layouts[beside ?? (sections.length > 1 ? 'alone' : 'single')]}>
        <nav
          aria-label={words.sectionNames}
          hidden={sections.length === 1}
          className={navLooks[beside ? 'beside' : 'alone']}
        >
          <ul className={`flex flex-wrap gap-x-5 ${beside ? '' : 'lg:block'}`}>
            {sections.map(({ id, title, fields }) => {
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
          {sections.map(({ id, title, hint, fields }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
              <h2 id={`${id}-title`} className="font-bold text-xl">
                {title}
              </h2>
              {hint !== undefined && <p className="mt-1 max-w-prose text-quiet text-sm">{hint}</p>}
              <div className="mt-4 grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
                {fields.map((field) => (
                  <div key={field.name} className={field.isWide ? 'col-span-full' : 'contents'}>
                    <FieldInput field={field} at={[]} under={title} editing={editing} />
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
        {beside && (
          <PreviewPane
            name={title(written)}
            link={link}
            width={beside}
            version={draft.version}
            onWidth={setBeside}
          />
        )}
      </div>
      <PublishBar
        writing={writing}
        meta={meta}
        timeZone={timeZone}
        draft={draft}
        preview={mayWrite ? { link, width: beside, onWidth: setBeside } : undefined}
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

/** Where the fields stand: by themselves, or with the page that they make beside them. */
const layouts = {
  single: '',
  alone: 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10',
  phone: 'xl:grid xl:grid-cols-[minmax(0,1fr)_23.5625rem] xl:gap-x-8',
  desk: 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-x-8',
}
const navLooks = {
  alone: 'mb-6 lg:sticky lg:top-20 lg:self-start',
  beside: 'mb-6 xl:col-span-2',
}

/** Whether the page stands beside the fields, and how wide its window is, as this browser had it. */
function useBeside(isAllowed: boolean) {
  const [beside, setBeside] = useState<PreviewWidth>()
  useEffect(() => {
    if (isAllowed && hasRoomBeside()) setBeside(rememberedWidth())
  }, [isAllowed])
  const choose = (width: PreviewWidth | undefined) => {
    rememberWidth(width)
    setBeside(width)
  }
  return [beside, choose] as const
}
