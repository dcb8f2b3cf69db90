import { type ComponentProps, useMemo } from 'react'
import { DocumentEditor } from '#app/content/document-editor/document-editor.tsx'
import * as words from './editor-words.ts'
import { modelSections } from './model-sections.ts'
import { modelWriting } from './model-writing.ts'

type Opened = Pick<
  ComponentProps<typeof DocumentEditor>,
  'document' | 'meta' | 'pictures' | 'timeZone' | 'sitePath'
>

/** Manage → Models → one of them: everything that its page says. */
export function EditModel({ slug, ...opened }: Opened & { slug: string }) {
  const writing = useMemo(() => modelWriting(slug), [slug])
  return (
    <DocumentEditor
      {...opened}
      writing={writing}
      sections={modelSections}
      title={({ name }) => (typeof name === 'string' ? name : slug)}
      list={{ label: words.backToList, to: '/admin/models' }}
      readOnly={words.readOnly}
    />
  )
}
