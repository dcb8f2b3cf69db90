import { type ComponentProps, useState } from 'react'
import { DocumentEditor } from '#app/content/document-editor/document-editor.tsx'
import * as words from './form-words.ts'
import type { PartChoices } from './part-form.ts'
import { partForms } from './part-forms.ts'
import type { PartKey } from './part-keys.ts'
import { partWriting } from './part-writing.ts'

type Opened = Pick<
  ComponentProps<typeof DocumentEditor>,
  'document' | 'meta' | 'pictures' | 'timeZone'
>
type Props = Opened & { part: PartKey; choices: PartChoices }

/** Manage → Pages and pictures → one of them. */
export function EditPart({ part, choices, ...opened }: Props) {
  const [writing] = useState(() => partWriting(part, opened.meta.seen))
  const { page, sections } = partForms[part]
  return (
    <DocumentEditor
      {...opened}
      writing={writing}
      sections={sections(choices)}
      title={() => words.parts[part]}
      list={{ label: words.backToList, to: '/admin/site' }}
      readOnly={words.readOnly}
      sitePath={page}
    />
  )
}
