import { useContext } from 'react'
import {
  DirectChangeNotice,
  type DraftSummary,
} from '#app/content/document-editor/direct-change-notice.tsx'
import type { DeletedEntry } from '#app/media/pictures/deleted-entry.ts'
import { RecentlyDeletedList } from '#app/media/pictures/recently-deleted-list.tsx'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import { EditAndDeleteButtons } from '#app/ui/portal/edit-and-delete-buttons.tsx'
import { lazyDialog, lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition, type RowActions } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { offerCrudEndpoints } from './offer-endpoints.ts'
import { OfferModelOptions } from './offer-model-options.ts'
import { hasOfferBegun, hasOfferEnded, splitLatestOffer } from './offer-period.ts'
import type { Offer } from './offer-store.server.ts'
import * as words from './staff-words.ts'

/** The list on the page Manage → Offer. */
export function OfferList({ offers, deleted, draft, models, today, timeZone }: Props) {
  const begun = offers.filter((offer) => hasOfferBegun(offer, today))
  const { latest } = splitLatestOffer(begun, today)
  return (
    <OfferModelOptions value={models}>
      <ListPage
        list={offerListDefinition}
        rows={offers}
        above={
          <DirectChangeNotice
            draft={draft}
            timeZone={timeZone}
            editor="/admin/site/offers"
            may={{ edit: 'offers.edit', draft: 'site.draft' }}
          />
        }
        below={
          <RecentlyDeletedList
            deleted={deleted}
            timeZone={timeZone}
            untitled={String}
            restore={restoreOffer}
          />
        }
      >
        {(shown, actions) => (
          <ul className="border-hairline border-t">
            {shown.map((offer) => (
              <OfferRow
                key={offer.id}
                offer={offer}
                isShown={offer.id === latest?.id}
                isOver={hasOfferEnded(offer, today)}
                isToCome={!begun.includes(offer)}
                actions={actions}
              />
            ))}
          </ul>
        )}
      </ListPage>
    </OfferModelOptions>
  )
}

type Props = {
  offers: readonly Offer[]
  deleted: readonly DeletedEntry[]
  draft: DraftSummary
  /** Models that staff may select. */
  models: readonly FieldOption[]
  /** Today in the dealer's time zone. */
  today: string
  timeZone: string
}

const restoreOffer = ({ id }: { id: number }) =>
  requestAsStaff(offerCrudEndpoints.restore, { params: { id } })

const loadOfferForms = () => import('./offer-forms.tsx')
const LazyAddOfferDialog = lazyDialog(
  words.addOffer,
  async () => (await loadOfferForms()).AddOfferDialog,
)
const LazyEditOfferForm = lazyWhenIdle(async () => (await loadOfferForms()).EditOfferForm)

const offerListDefinition: ListPageDefinition<Offer> = {
  title: 'Manage Offers',
  may: 'offers.edit',
  search: {
    label: 'Search offers',
    words: ({ title, description }) => `${title} ${description}`,
    nothing: (search) => `No offer matches “${search}”.`,
    from: 4,
    sorts: [
      { key: 'new', label: 'Newest first', compare: (a, b) => b.id - a.id },
      { key: 'old', label: 'Oldest first', compare: (a, b) => a.id - b.id },
      { key: 'title', label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
    ],
  },
  empty:
    'No offers yet. An offer that you add is on the Offers page immediately, with the newest one on top.',
  add: { label: words.addOffer, dialog: LazyAddOfferDialog },
  edit: { title: () => 'Edit offer', form: LazyEditOfferForm },
  deletion: {
    question: 'Are you sure you want to delete this offer?',
    remove: ({ id }) => requestAsStaff(offerCrudEndpoints.remove, { params: { id } }),
    restore: restoreOffer,
    failure: 'Failed to delete offer. Please try again.',
    describe: ({ title }) => `“${title}” deleted`,
  },
}

type RowProps = {
  offer: Offer
  isShown: boolean
  isOver: boolean
  isToCome: boolean
  actions: RowActions<Offer>
}

function OfferRow({ offer, isShown, isOver, isToCome, actions }: RowProps) {
  const { title, description, picture, models, from, until, confirmedOn } = offer
  const names = useContext(OfferModelOptions)
  const nameOf = (model: string) => names.find(({ value }) => value === model)?.label ?? model
  return (
    <li className="grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 border-hairline border-b py-4 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-start">
      <div>
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="144px"
          className="aspect-4/3 w-full rounded-control bg-surface object-cover"
        />
      </div>
      <div className="min-w-0">
        <h2 dir="auto" className="wrap-anywhere font-semibold text-base leading-snug">
          {title}
        </h2>
        {isShown && <p className="mt-0.5 font-semibold text-good text-sm">{words.shown}</p>}
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-3 max-w-prose text-quiet text-sm">
          {description}
        </p>
        {models.length > 0 && (
          <p className="wrap-anywhere mt-1 line-clamp-2 max-w-prose text-sm">
            {words.isFor(models.map(nameOf))}
          </p>
        )}
        {from && isToCome && <p className="mt-1 text-sm">{words.from(formatDay(from))}</p>}
        <p className="mt-1 text-quiet text-sm">{words.confirmedOn(formatDay(confirmedOn))}</p>
        {until && (
          <p className="mt-1 text-sm">{(isOver ? words.ended : words.until)(formatDay(until))}</p>
        )}
      </div>
      <div className="max-md:col-start-2 max-md:justify-self-start">
        <EditAndDeleteButtons
          row={offer}
          actions={actions}
          edit={words.editOffer(title)}
          deletes={words.deleteOffer(title)}
        />
      </div>
    </li>
  )
}
