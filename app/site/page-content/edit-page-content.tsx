import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { DocumentEditor, type EditorTools } from '#app/content/document-editor/document-editor.tsx'
import type { ReferenceChoices } from '#app/content/fields/content-field.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { useEditorDeclaration } from './editor-declarations.ts'
import * as words from './form-words.ts'
import { pageContentEditorBinding } from './page-content-editor-binding.ts'
import type { PageContentKey } from './page-content-keys.ts'

const LazyChargesTools = lazyWhenIdle(
  async () =>
    (await import('#app/catalogue/pricing/charges-editor/charges-tools.tsx')).ChargesTools,
)

const LazyPlansTools = lazyWhenIdle(
  async () => (await import('#app/crm/appointments/plans-editor/plans-tools.tsx')).PlansTools,
)
const LazyDealerHoursTools = lazyWhenIdle(
  async () => (await import('#app/crm/appointments/plans-editor/plans-tools.tsx')).DealerHoursTools,
)

const LazyPublishEffects = lazyWhenIdle(
  async () => (await import('#app/crm/appointments/plans-editor/plans-tools.tsx')).PublishEffects,
)

/** Tools above the fields of some page contents. */
const toolsOf: Partial<Record<PageContentKey, (draft: EditorTools) => ReactNode>> = {
  charges: (draft) => <LazyChargesTools draft={draft} />,
  appointments: (draft) => <LazyPlansTools draft={draft} />,
  dealer: (draft) => <LazyDealerHoursTools draft={draft} />,
}

/** Effects of a publication on bookings, in the dialog that publishes. */
const effectsOf: Partial<Record<PageContentKey, (version: number) => ReactNode>> = {
  appointments: (version) => <LazyPublishEffects document="appointments" version={version} />,
  dealer: (version) => <LazyPublishEffects document="dealer" version={version} />,
}

type OpenedDocument = Pick<
  ComponentProps<typeof DocumentEditor>,
  'document' | 'meta' | 'pictures' | 'timeZone'
>
type Props = OpenedDocument & { part: PageContentKey; choices: ReferenceChoices }

/** Editor for one kind of page content in Manage → Pages and pictures. */
export function EditPageContent(props: Props) {
  return (
    <Suspense>
      <LoadedEditor {...props} />
    </Suspense>
  )
}

function LoadedEditor({ part, choices, ...opened }: Props) {
  const declaration = useEditorDeclaration(part)
  const [writing] = useState(() => pageContentEditorBinding(part, declaration))
  const { page, sections } = declaration
  return (
    <DocumentEditor
      {...opened}
      writing={writing}
      sections={sections(choices)}
      title={() => words.parts[part]}
      list={{ label: words.backToList, to: '/admin/site' }}
      readOnly={words.readOnly}
      sitePath={page}
      above={toolsOf[part]}
      beforePublishing={effectsOf[part]}
    />
  )
}
