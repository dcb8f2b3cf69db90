import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { fieldId } from '#app/ui/components/form-field.tsx'
import type { Icon } from '#app/ui/icons/icon.ts'
import { ImagePlus } from '#app/ui/icons/image-plus.ts'
import { acceptedPictureTypes, acceptedPictureTypesOnTouch } from './check-chosen-picture.ts'
import * as words from './staff-words.ts'

type Props = {
  name: string
  multiple?: boolean
  /**
   * `true` if the input must keep the chosen files for the form. Otherwise the input is emptied
   * after each choice.
   */
  isKept?: boolean
  ref?: Ref<HTMLInputElement>
  onChoose: (files: File[]) => void
  /** Short instruction for the user. */
  children: ReactNode
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Accepts another kind of file instead of pictures. */
  accepted?: { types: string; says: string; icon: Icon }
  isOff?: boolean
}

/** Lets the user choose files, take a photo with a phone or drop files. */
export function FileDropZone({ name, multiple = false, onChoose, children, ...rest }: Props) {
  const [isOver, setIsOver] = useState(false)
  const { types, says, icon: Drawn } = rest.accepted ?? acceptedPictures()

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !rest.isOff) onChoose(multiple ? files : files.slice(0, 1))
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={`flex min-h-24 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-dashed px-4 py-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${isOver ? 'border-signal-text bg-signal/10' : rest.isInvalid ? 'border-bad' : 'border-control hover:border-ink'}`}
    >
      <Drawn aria-hidden className="size-6 shrink-0 text-quiet" />
      <span className="min-w-0">
        <span className="font-semibold">{children}</span>
        <span className="block text-quiet text-sm">{says}</span>
      </span>
      <input
        ref={rest.ref}
        id={fieldId(name)}
        name={rest.isKept ? name : undefined}
        type="file"
        accept={types}
        disabled={rest.isOff}
        multiple={multiple}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid || undefined}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Emptied so that choosing the same file again also fires an event.
          if (!rest.isKept) target.value = ''
        }}
      />
    </label>
  )
}

const acceptedPictures = () => ({
  types: isTouchDevice() ? acceptedPictureTypesOnTouch : acceptedPictureTypes,
  says: words.acceptedFiles,
  icon: ImagePlus,
})

/**
 * Returns `true` on a phone or tablet. An iPhone converts HEIC to JPEG if the list does not contain
 * HEIC.
 */
export function isTouchDevice(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches === true
}
