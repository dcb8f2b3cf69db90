import { useEffect, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'
import * as words from './library-words.ts'
import { PictureTile } from './picture-tile.tsx'
import type { PictureFilter, UploadedPicture, UploadedPictureList } from './uploaded-picture.ts'

type Props = { list: UploadedPictureList; filter: PictureFilter; timeZone: string }

const LazyPictureUploadDialog = lazyDialog(
  words.addPictures,
  async () => (await import('./picture-upload-dialog.tsx')).PictureUploadDialog,
)

/** Manage → Pictures: every uploaded picture with the documents that use it. */
export function PictureLibraryPage({ list, filter, timeZone }: Props) {
  const mayEdit = useHasCapability()('pictures.edit')
  const { revalidate } = useRevalidator()
  const head = useRef<HTMLHeadingElement>(null)
  const isLosing = useRef(false)
  const [adding, setAdding] = useState<'open' | 'closed'>()
  const [asked, setAsked] = useState<UploadedPicture>()
  const { pictures, total, page, totalPages } = list
  // The deleted tile had the focus, so the heading gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the pictures have changed
  useEffect(() => {
    if (isLosing.current && document.activeElement === document.body) head.current?.focus()
    isLosing.current = false
  }, [pictures])
  return (
    <>
      <PageHeading title={words.title} ref={head}>
        {mayEdit && (
          <Button tone="signal" size="small" onClick={() => setAdding('open')}>
            <Plus aria-hidden className="size-5" /> {words.addPictures}
          </Button>
        )}
      </PageHeading>
      <p className="mb-5 max-w-prose text-quiet text-sm">{words.hint}</p>
      <PictureFilterForm key={`${filter.search} ${filter.unused}`} filter={filter} />
      <p role="status" className="mb-4 text-quiet text-sm">
        {total > 0 ? words.found(total) : emptyText(filter)}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {pictures.map((picture) => (
          <PictureTile
            key={picture.name}
            picture={picture}
            timeZone={timeZone}
            onDelete={mayEdit ? () => setAsked(picture) : undefined}
          />
        ))}
      </ul>
      {totalPages > 1 && (
        <div className="mt-6">
          <PaginationNav
            current={page}
            total={totalPages}
            hrefOf={(to) => `/admin/pictures${filterQuery({ ...filter, page: to })}`}
          />
        </div>
      )}
      {adding && (
        <LazyPictureUploadDialog
          isOpen={adding === 'open'}
          onClose={() => setAdding('closed')}
          onSaved={() => {
            setAdding('closed')
            void revalidate()
          }}
        />
      )}
      {asked && (
        <DeletePictureDialog
          picture={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            setAsked(undefined)
            isLosing.current = true
            void revalidate()
          }}
        />
      )}
    </>
  )
}

/** The filter is in the page's address, so it also works before the script has loaded. */
function PictureFilterForm({ filter: { search, unused } }: { filter: PictureFilter }) {
  return (
    <Form role="search" className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="min-w-0 grow basis-64 md:max-w-sm">
        <TextField
          name="search"
          type="search"
          label={words.search}
          defaultValue={search}
          maxLength={100}
        />
      </div>
      <CheckboxField
        name="unused"
        value="1"
        label={words.onlyUnused}
        defaultChecked={unused === '1'}
        onChange={({ target }) => target.form?.requestSubmit()}
      />
      <Button type="submit" size="small">
        {words.find}
      </Button>
    </Form>
  )
}

function emptyText({ search, unused }: PictureFilter): string {
  if (search !== '') return words.nothingFound
  return unused ? words.allUsed : words.none
}

function filterQuery({ search, unused, page }: PictureFilter): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(unused && { unused }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
