import { type ComponentProps, useMemo } from 'react'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { DocumentEditor } from '#app/content/document-editor/document-editor.tsx'
import * as words from './editor-words.ts'
import { modelEditorBinding } from './model-editor-binding.ts'

type LoadedModel = Pick<
  ComponentProps<typeof DocumentEditor>,
  'document' | 'meta' | 'pictures' | 'timeZone' | 'sitePath'
>

const sections = modelContent.sections()

/** Manage → Models → a model: the editor for all that its page shows. */
export function ModelEditor({ slug, ...opened }: LoadedModel & { slug: string }) {
  const writing = useMemo(() => modelEditorBinding(slug), [slug])
  return (
    <DocumentEditor
      {...opened}
      writing={writing}
      sections={sections}
      title={({ name }) => (typeof name === 'string' ? name : slug)}
      list={{ label: words.backToList, to: '/admin/models' }}
      readOnly={words.readOnly}
    />
  )
}
