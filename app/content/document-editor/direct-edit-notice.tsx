import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Link } from '#app/ui/components/link.tsx'
import { useCanOpenPage } from '#app/ui/portal/portal-permissions.ts'
import * as words from './direct-edit-notice-words.ts'
import type { DocumentStatus } from './document-status.ts'

/** State of the draft of a document that can also be changed without a draft. */
export type DirectEditState = Pick<
  DocumentStatus,
  'hasDraft' | 'editedBy' | 'editedAt' | 'publishAt'
>

type Props = {
  draft: DirectEditState
  timeZone: string
  /** Address of the editor with draft, schedule and versions. */
  editor: string
  /** Menu address whose permission the editor requires. */
  menu: string
  /** Omits the sentence that changes are public, if the page says so elsewhere. */
  isShort?: true
}

/** Says that changes on this page are public at once, and links to the draft and the versions. */
export function DirectEditNotice({ draft, timeZone, editor, menu, isShort }: Props) {
  const isOpen = useCanOpenPage()(menu)
  const { hasDraft, editedBy, editedAt, publishAt } = draft
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
      {isOpen && (
        <Link to={editor} className="underline underline-offset-4">
          {hasDraft ? words.openDraft : words.prepare}
        </Link>
      )}
    </p>
  )
}
