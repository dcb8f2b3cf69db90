import type { ReactNode } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { FileDropZone } from './file-drop-zone.tsx'
import * as words from './staff-words.ts'
import { isUploadPending, type UploadQueueOptions } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploadDialog } from './use-upload-dialog.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Called when the uploads are over and at least one file was saved. */
  onSaved: () => void
  title: string
  /** Name of the file input. */
  name: string
  chooseOrDrop: string
  accepted?: Parameters<typeof FileDropZone>[0]['accepted']
  queue: UploadQueueOptions
  /** Called with chosen files before they are sent. */
  onChoose?: (files: readonly File[]) => void
  /** Message about this number of saved files. */
  added: (count: number) => string
  /** Fields and hints above the drop zone. */
  children?: ReactNode
}

/** Dialog that uploads files as soon as they are chosen, with a preview and result for each file. */
export function UploadDialog(props: Props) {
  const { isOpen, onClose, ...rest } = props
  const { uploads, isSending, saved, add, start, remove, cancel } = useUploadDialog(props)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={rest.title} size="wide">
      {rest.children}
      <FileDropZone
        name={rest.name}
        multiple
        {...(rest.accepted && { accepted: rest.accepted })}
        onChoose={(files) => {
          rest.onChoose?.(files)
          add(files)
          void start()
        }}
      >
        {rest.chooseOrDrop}
      </FileDropZone>
      {uploads.length > 0 && (
        <ul className="mt-4 border-hairline border-t">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => remove(({ id }) => id === upload.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-quiet text-sm">
          {isSending && words.progress(saved, uploads.length)}
        </p>
        <Button size="small" onClick={cancel}>
          {isSending ? words.cancel : words.close}
        </Button>
        {!isSending && uploads.some(isUploadPending) && (
          <Button tone="signal" size="small" onClick={() => void start()}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
