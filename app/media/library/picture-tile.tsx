import { formatFileSize } from '#app/media/pictures/check-chosen-picture.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import * as words from './library-words.ts'
import type { PictureUse, UploadedPicture } from './uploaded-picture.ts'

type Props = {
  picture: UploadedPicture
  timeZone: string
  onDelete: (() => void) | undefined
}

/** One picture of the library, with its size, upload time and uses. */
export function PictureTile({ picture, timeZone, onDelete }: Props) {
  const { url, alt, width, height, bytes, uploadedAt } = picture
  const name = picture.fileName || words.unnamed
  return (
    <li className="flex min-w-0 flex-col">
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="aspect-4/3 w-full rounded-control border border-hairline bg-surface object-contain"
      />
      <h2 className="wrap-anywhere mt-1.5 line-clamp-2 font-semibold text-sm">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-quiet text-sm tabular-nums">
        {words.pixels(width, height)}
        {bytes > 0 && `, ${formatFileSize(bytes)}`}
      </p>
      <p className="text-quiet text-sm tabular-nums">
        {words.uploadedAt(formatInstant(uploadedAt, timeZone))}
      </p>
      <PictureUses picture={picture} />
      {onDelete && (
        <RowActionButton
          tone="bad"
          className="self-start"
          aria-label={words.deletePicture(name)}
          onClick={onDelete}
        >
          {words.deleteShort}
        </RowActionButton>
      )}
    </li>
  )
}

/** Number of uses that are shown without opening the list. */
const shownUses = 3

function PictureUses({ picture: { uses, isKept } }: { picture: UploadedPicture }) {
  if (uses.length === 0)
    return (
      <p className="mt-1 font-semibold text-sm text-warn">
        {isKept ? words.unused : words.unusedForNow}
      </p>
    )
  const [first, rest] = [uses.slice(0, shownUses), uses.slice(shownUses)]
  return (
    <div className="mt-1 text-sm">
      <p className="font-semibold">{words.usedBy}</p>
      <PictureUseList uses={first} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer content-center text-signal-text md:min-h-8">
            {words.more(rest.length)}
          </summary>
          <PictureUseList uses={rest} />
        </details>
      )}
      {uses.every(({ isEarlier }) => isEarlier) && (
        <p className="mt-1 text-quiet">{words.onlyEarlier}</p>
      )}
    </div>
  )
}

/** Lists the documents that use a picture, with links to their editors. */
export function PictureUseList({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul>
      {uses.map(({ title, form, to }) => (
        <li key={`${title} ${form}`} className="wrap-anywhere">
          {to === null ? (
            title
          ) : (
            <Link to={to} className="link inline-flex min-h-6 items-center">
              {title}
            </Link>
          )}{' '}
          <span className="text-quiet">({form})</span>
        </li>
      ))}
    </ul>
  )
}
