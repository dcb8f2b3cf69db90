import { type ComponentProps, useState } from 'react'
import { DocumentEditor } from '#app/content/document-editor/document-editor.tsx'
import type { ReferenceChoices } from '#app/content/fields/content-field.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import * as words from './form-words.ts'
import { pageContentDeclarations } from './page-content-declarations.ts'
import { pageContentEditorBinding } from './page-content-editor-binding.ts'
import type { PageContentKey } from './page-content-keys.ts'

const LazyChargesTools = lazyWhenIdle(
  async () =>
    (await import('#app/catalogue/pricing/charges-editor/charges-tools.tsx')).ChargesTools,
)

type OpenedDocument = Pick<
  ComponentProps<typeof DocumentEditor>,
  'document' | 'meta' | 'pictures' | 'timeZone'
>
type Props = OpenedDocument & { part: PageContentKey; choices: ReferenceChoices }

/** Editor for one kind of page content in Manage → Pages and pictures. */
export function EditPageContent({ part, choices, ...opened }: Props) {
  const [writing] = useState(() => pageContentEditorBinding(part))
  const { page, sections } = pageContentDeclarations[part]
  return (
    <DocumentEditor
      {...opened}
      writing={writing}
      sections={sections(choices)}
      title={() => words.parts[part]}
      list={{ label: words.backToList, to: '/admin/site' }}
      readOnly={words.readOnly}
      sitePath={page}
      above={part === 'charges' ? (draft) => <LazyChargesTools draft={draft} /> : undefined}
    />
  )
}
