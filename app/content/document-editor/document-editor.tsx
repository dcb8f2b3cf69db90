import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProcessedPicture } from '#app/media/upload-batches/upload-session.ts'
import { useUploadSession } from '#app/media/upload-batches/use-upload-session.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { Link } from '#app/ui/components/link.tsx'
import { repeatEarlyInput } from '#app/ui/components/repeat-early-input.ts'
import { WarningNote } from '#app/ui/components/warning-note.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { DifferenceList } from './difference-list.tsx'
import type { DocumentSection } from './document-sections.ts'
import type { DocumentStatus } from './document-status.ts'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import { FieldInput } from './field-input.tsx'
import { fieldColumnClass, fieldGridClass } from './field-layout.ts'
import { findFieldUploads } from './find-field-uploads.ts'
import { missingFieldMessage } from './missing-field-message.ts'
import { missingFieldsByName } from './missing-fields.ts'
import { SectionNav } from './section-nav.tsx'
import { resolveStablePath } from './stable-path.ts'
import { useDocumentDraft } from './use-document-draft.ts'
import { useFieldWarnings } from './use-field-warnings.ts'
import { useSplitPreview } from './use-split-preview.ts'
import * as words from './words.ts'

/** `version` is that of the last save. `write` replaces the whole draft. */
export type EditorTools = {
  written: DocumentValues
  version: number
  write: (next: DocumentValues) => void
}

type Props = {
  writing: EditorBinding
  sections: readonly DocumentSection[]
  /** Returns the page's heading. */
  title: (written: DocumentValues) => string
  list: { label: string; to: string }
  /** Message for users who may only view the document. */
  readOnly: string
  /** Renders content above the sections. */
  above?: ((draft: EditorTools) => ReactNode) | undefined
  /** Renders what a publication of this version does, in the dialog that publishes. */
  beforePublishing?: ((version: number) => ReactNode) | undefined
  document: DocumentValues
  meta: DocumentStatus
  pictures: Readonly<Record<string, string>>
  timeZone: string
  /** The address of the page that shows the document; undefined if no page does. */
  sitePath: string | undefined
}

const LazyPublishBar = lazyWhenIdle(async () => (await import('./publish-bar.tsx')).PublishBar)
const LazyPreviewPane = lazyWhenIdle(async () => (await import('./preview-pane.tsx')).PreviewPane)

/** The editor of one document: all its fields in sections, saved automatically. */
export function DocumentEditor({
  writing,
  sections,
  title,
  list,
  readOnly,
  above,
  beforePublishing,
  ...opened
}: Props) {
  const { document, meta, pictures, timeZone, sitePath } = opened
  const draft = useDocumentDraft({
    ...{ writing, sections, document },
    ...{ version: meta.version, gaps: meta.gaps },
  })
  const mayWrite = useHasCapability()(writing.mayDraft)
  const mayPublish = useHasCapability()(writing.mayPublish)
  const [isMissingShown, showMissing] = useState(false)
  const [beside, setBeside] = useSplitPreview(mayWrite && writing.preview !== undefined)
  const { written, change, errors, arrivals } = draft
  const { warnings, warningAt, isShownBelow, show } = useFieldWarnings(writing, written)
  const { revalidate } = useRevalidator()
  // The status of publication may have changed, too.
  useEffect(() => {
    if (arrivals > 0) void revalidate()
  }, [arrivals, revalidate])
  const missing = useMemo(
    () => missingFieldsByName(draft.missing, sections),
    [draft.missing, sections],
  )
  const errorAt = (path: string) => {
    const gap = missing[path]
    if (isMissingShown && gap !== undefined && isOnWay(path)) return words.onItsWay
    return (
      errors[path]?.[0] ??
      (isMissingShown && gap !== undefined
        ? (missingFieldMessage(sections, path, gap) ?? writing.flaw(path, gap))
        : undefined)
    )
  }
  /** Counts the gaps, or names them if no field is empty but values are wrong. */
  const lackingText = () => {
    const gaps = Object.entries(missing)
    const [first] = gaps
    if (!first || gaps.some(([path, says]) => missingFieldMessage(sections, path, says)))
      return words.stillMissing(gaps.length)
    return gaps.length === 1 ? writing.flaw(...first) : words.toCorrect(gaps.length)
  }
  const isOnWay = (path: string) => {
    const { sending, sets } = findFieldUploads(uploads, written, path.split('.'))
    return sending?.isBusy === true || sets.some(({ state }) => state === 'making')
  }
  const mustBeOpen = (path: string) =>
    isShownBelow(path) ||
    Object.keys(isMissingShown ? { ...errors, ...missing } : errors).some(
      (it) => it === path || it.startsWith(`${path}.`),
    )
  const [arrived, setArrived] = useState<Readonly<Record<string, string>>>({})
  const uploads = useUploadSession(
    writing.pictures.calls,
    writing.pictures.params,
    (place, ready) => {
      const path = resolveStablePath(written, place)
      if (!path || !mayWrite) return false
      setArrived((before) => ({ ...before, ...pictureUrls(ready) }))
      const names = ready.map((it) => it.name)
      change(path, path.at(-1) === 'frames' ? names : names[0])
      return true
    },
  )
  const fieldArea = useRef<HTMLDivElement>(null)
  // A slow network delivers the fields before the script.
  useEffect(() => {
    if (fieldArea.current) repeatEarlyInput(fieldArea.current)
  }, [])
  const editing = {
    ...{ writing, written, change, errorAt, warningAt, mustBeOpen, uploads },
    pictures: { ...pictures, ...arrived },
    choosePicture: (path: JsonPath, picture: ProcessedPicture) => {
      setArrived((before) => ({ ...before, ...pictureUrls([picture]) }))
      change(path, picture.name)
    },
    isReadOnly: !mayWrite,
  }

  return (
    <>
      <p className="mb-1 flex flex-wrap gap-x-5 text-sm">
        <Link to={list.to} className={backLinkClass}>
          {list.label}
        </Link>
        {sitePath !== undefined && (
          <a href={sitePath} target="_blank" rel="noopener" className={backLinkClass}>
            {words.seeOnSite}
          </a>
        )}
      </p>
      <PageHeading title={title(written)} />
      {meta.planFailure !== null && (
        <WarningNote matter={words.planFailed(meta.planFailure)}> </WarningNote>
      )}
      {meta.publishAt !== null && (
        <p role="status" className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
          {words.plannedBy(meta.plannedBy ?? '', formatInstant(meta.publishAt, timeZone))}{' '}
          {meta.isAheadOfPlan ? words.laterChangesStay : words.changesStay}
          {!mayPublish && ` ${words.planStays}`}
        </p>
      )}
      {draft.notice !== '' && (
        <div className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
          <p role="status">{draft.notice}</p>
          {draft.overwritten.length > 0 && (
            <>
              <p className="mt-2">{words.overwritten}</p>
              <DifferenceList changes={draft.overwritten} sections={sections} />
            </>
          )}
        </div>
      )}
      {draft.isRestored && <DraftNotice onDiscard={draft.discardRestored} />}
      {!mayWrite && <p className="mb-6 text-quiet">{readOnly}</p>}
      {above?.(draft)}
      <div className={layouts[beside ?? (sections.length > 1 ? 'alone' : 'single')]}>
        <SectionNav sections={sections} missing={missing} isBeside={beside !== undefined} />
        <div
          key={draft.round}
          ref={fieldArea}
          className="@container grid grid-cols-1 gap-10 pb-32 max-lg:[&_:is(input,select,textarea,button,summary)]:scroll-mt-8"
        >
          {sections.map(({ id, title, hint, fields }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-28 lg:scroll-mt-20"
            >
              <h2 id={`${id}-title`} className="font-bold text-xl">
                {title}
              </h2>
              {hint !== undefined && <p className="mt-1 max-w-prose text-quiet text-sm">{hint}</p>}
              <div className={`mt-4 grid gap-x-5 gap-y-5 ${fieldGridClass(fields)}`}>
                {fields.map((field) => (
                  <div key={field.name} className={fieldColumnClass(field)}>
                    <FieldInput field={field} at={[]} under={title} editing={editing} />
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
        {beside && writing.preview && (
          <LazyPreviewPane
            name={title(written)}
            path={writing.preview.own}
            width={beside}
            version={draft.version}
            onWidth={setBeside}
          />
        )}
      </div>
      <LazyPublishBar
        writing={writing}
        meta={meta}
        timeZone={timeZone}
        draft={draft}
        preview={mayWrite ? { width: beside, onWidth: setBeside } : undefined}
        sections={sections}
        lacking={Object.keys(missing).length}
        lackingText={lackingText()}
        beforePublishing={beforePublishing}
        warnings={warnings}
        onWarning={show}
        onMissing={() => {
          showMissing(true)
          requestAnimationFrame(scrollToFirstError)
        }}
      />
    </>
  )
}

/**
 * Scrolls to and focuses the first field with an error, or the first message about a list that
 * lacks entries.
 */
function scrollToFirstError() {
  const first = document.querySelector<HTMLElement>('[aria-invalid=true], [data-flaw]')
  first?.focus({ preventScroll: true })
  // Centres it, because the bars at the top and bottom would cover it.
  first?.scrollIntoView({ block: 'center' })
}

const backLinkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8'

const pictureUrls = (ready: readonly ProcessedPicture[]) =>
  Object.fromEntries(ready.map(({ name, url }) => [name, url]))

/** Classes of the editor's layouts. `phone` and `desk` show the preview beside the fields. */
const layouts = {
  single: '',
  alone: 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10',
  phone: 'xl:grid xl:grid-cols-[minmax(0,1fr)_23.5625rem] xl:gap-x-8',
  desk: 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-x-8',
}
