import { useState } from 'react'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { ImportOptions } from './import-change.ts'
import { applyImport, getImport, uploadCatalogueArchive } from './import-export-endpoints.ts'
import * as words from './import-export-page-words.ts'
import { maxArchiveBytes } from './max-archive-bytes.ts'

export type ImportResponse = EndpointAnswer<typeof getImport>

/** Progress of the selected archive. */
export type ImportPageState =
  | { is: 'none' }
  | { is: 'sending'; name: string; share: number }
  | { is: 'refused'; message: string; errors: Record<string, string[]> }
  | { is: 'seen'; seen: ImportResponse }
  | { is: 'applying'; seen: ImportResponse; done: number; of: number }

/**
 * Uploads an archive, shows its preview and applies it. `onChanged` is called after a change in the
 * list of imports.
 */
export function useCatalogueImport(onChanged: () => void) {
  const [stage, setStage] = useState<ImportPageState>({ is: 'none' })
  const refuse = (message: string, errors = {}) => setStage({ is: 'refused', message, errors })

  async function choose(file: File) {
    const { name } = file
    const unsent = findFileProblem(file)
    if (unsent !== undefined) return refuse(unsent)
    setStage({ is: 'sending', name, share: 0 })
    const sent = await uploadWithProgress(uploadCatalogueArchive, {
      body: file,
      query: { preview: '1', name },
      onProgress: (share) => setStage({ is: 'sending', name, share }),
    })
    if (!sent.ok) return refuse(sent.problem.message || words.notSent, sent.problem.errors)
    setStage({ is: 'seen', seen: sent.value.import })
    onChanged()
  }

  async function goOn(id: string) {
    const found = await requestAsStaff(getImport, { params: { id } })
    if (!found.ok) return void showToast(found.problem.message || words.notFound, 'error')
    setStage({ is: 'seen', seen: found.value })
  }

  /**
   * Repeats the request until all pictures are encoded. After a failure, the pictures that are
   * already encoded stay stored.
   */
  async function apply(seen: ImportResponse, body: ImportOptions) {
    setStage({ is: 'applying', seen, done: 0, of: seen.pictures })
    for (;;) {
      const applied = await requestAsStaff(applyImport, { params: { id: seen.id }, body })
      if (!applied.ok) {
        setStage({ is: 'seen', seen })
        if (applied.problem.kind === 'conflict' || applied.problem.kind === 'gone')
          refuse(applied.problem.message, applied.problem.errors)
        else void showToast(applied.problem.message || words.applyFailed, 'error')
        return onChanged()
      }
      const { isApplied, message, done, of } = applied.value
      if (isApplied) {
        void showToast(message)
        setStage({ is: 'none' })
        return onChanged()
      }
      setStage({ is: 'applying', seen, done, of })
    }
  }

  return { stage, choose, goOn, apply, reset: () => setStage({ is: 'none' }) }
}

function findFileProblem({ name, type, size }: File): string | undefined {
  if (size === 0) return words.empty
  if (size > maxArchiveBytes) return words.tooLarge
  return /zip|octet-stream|^$/.test(type) || /\.zip$/i.test(name) ? undefined : words.noZip
}
