import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { Link } from '#app/ui/components/link.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './direct-change-notice-words.ts'
import type { DocumentStatus } from './document-status.ts'

/** State of the draft of a document that can also be changed without a draft. */
export type DraftSummary = Pick<DocumentStatus, 'hasDraft' | 'editedBy' | 'editedAt' | 'publishAt'>

type Props = {
  draft: DraftSummary
  timeZone: string
  /** Address of the editor with draft, schedule and versions. */
  editor: string
  /** Capability to change the page, and to edit drafts of its content. */
  may: { edit: Capability; draft: Capability }
  /** Omits the sentence that changes are public, if the page says so elsewhere. */
  isShort?: true
}

/** Says that changes on this page are public at once, and links to the draft and the versions. */
export function DirectChangeNotice({ draft, timeZone, editor, may, isShort }: Props) {
  const has = useHasCapability()
  const { hasDraft, editedBy, editedAt, publishAt } = draft
  if (!has(may.edit)) return null
  return (
    <p className="mb-5 max-w-prose text-quiet text-sm">
      {!isShort && `${words.isImmediate} `}
      {hasDraft && (
        <span className="font-semibold text-warn">
          {publishAt === null
            ? words.drafted(editedBy, formatInstant(editedAt, timeZone))
            : words.planned(formatInstant(publishAt, timeZone))}
        </span>
      )}{' '}
      {has(may.draft) && (
        <Link
          to={editor}
          className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8"
        >
          {hasDraft ? words.openDraft : words.prepare}
        </Link>
      )}
    </p>
  )
}
