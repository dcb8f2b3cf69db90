import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './library-words.ts'
import type { UploadedPictureList } from './uploaded-picture.ts'
import { listUploadedPictures } from './uploaded-picture-endpoints.ts'

type Props = {
  onChoose: (picture: { name: string; url: string }) => void
  onClose: () => void
}

type Found = UploadedPictureList & { search: string }

/** Dialog in which staff search the library and choose one picture. */
export function ChoosePictureDialog({ onChoose, onClose }: Props) {
  const [found, setFound] = useState<Found>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')

  async function load(search: string, page: number): Promise<void> {
    setStatus('loading')
    const result = await requestAsStaff(listUploadedPictures, {
      query: { search, page: String(page) },
    })
    setStatus(result.ok ? 'ready' : 'failed')
    if (!result.ok) return
    const { value } = result
    setFound((before) => ({
      ...value,
      search,
      pictures: page > 1 && before ? [...before.pictures, ...value.pictures] : value.pictures,
    }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once when the dialog opens
  useEffect(() => void load('', 1), [])

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void load(String(new FormData(event.currentTarget).get('search') ?? '').trim(), 1)
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.chooseTitle} size="wide">
      <form role="search" onSubmit={find} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56">
          <TextField name="search" type="search" label={words.search} maxLength={100} />
        </div>
        <Button type="submit" size="small" className="mb-0.5">
          {words.find}
        </Button>
      </form>
      <p role="status" className="my-3 text-quiet text-sm">
        {status === 'loading' && words.loading}
        {status === 'failed' && words.loadFailed}
        {status === 'ready' && found && resultText(found)}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {found?.pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="block w-full cursor-pointer rounded-control border border-hairline p-1.5 text-left hover:border-ink"
            >
              <img
                src={picture.url}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full rounded-control bg-ground object-contain"
              />
              <span className="wrap-anywhere mt-1 line-clamp-2 text-sm">
                {picture.alt || picture.fileName || words.unnamed}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {found && found.page < found.totalPages && (
          <Button
            size="small"
            disabled={status === 'loading'}
            onClick={() => void load(found.search, found.page + 1)}
          >
            {words.olderPictures}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

function resultText({ search, total }: Found): string {
  if (total > 0) return words.found(total)
  return search === '' ? words.none : words.nothingFound
}
