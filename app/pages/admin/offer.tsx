import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { OfferDialog } from '#app/offers/offer-dialog.tsx'
import type { Offer } from '#app/offers/offer-store.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { useDeletion } from '#app/portal/use-deletion.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { SiftBar } from '#app/ui/sift-bar.tsx'
import { UndoBar } from '#app/ui/undo-bar.tsx'
import { type Sort, useSifted } from '#app/ui/use-sifted.ts'
import type { Route } from './+types/offer'

export const handle = {
  loggedOut: { message: 'Please login to access the Manage Offers page' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Offers · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { offers: await context.get(servicesContext).offers.list() }
}

export default function Offers({ loaderData: { offers } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isAdding, setIsAdding] = useState(false)
  const reload = () => void revalidate()
  const deletion = useDeletion<Offer>({
    path: '/api/deleteOffers',
    failure: 'Failed to delete offer. Please try again.',
    describe: ({ title }) => `“${title.slice(0, 40)}” deleted`,
    onDeleted: reload,
    onRestored: reload,
  })
  const sifted = useSifted(offers, wordsOf, sorts)
  const newestId = offers[0]?.id

  return (
    <>
      <PageHead title="Manage Offers">
        <Button tone="signal" size="small" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-5" /> Add offer
        </Button>
      </PageHead>
      {offers.length === 0 && (
        <p className="max-w-prose py-10 text-quiet">
          No offers yet. The newest one you add stands on the Offers page at once; while there is
          none, the page shows the enquiry form alone.
        </p>
      )}
      {offers.length > 3 && (
        <SiftBar
          label="Search offers"
          {...sifted}
          count={sifted.shown.length}
          total={offers.length}
        />
      )}
      <ul className="border-hairline border-t">
        {sifted.shown.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            isShown={offer.id === newestId}
            onDelete={() => deletion.ask(offer)}
          />
        ))}
      </ul>
      <OfferDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onSaved={reload} />
      <ConfirmDialog
        title="Are you sure you want to delete this offer?"
        confirm="Delete"
        {...deletion.dialog}
      />
      <UndoBar {...deletion.bar} />
    </>
  )
}

const wordsOf = ({ title, description }: Offer) => `${title} ${description}`
const sorts: [Sort<Offer>, ...Sort<Offer>[]] = [
  { key: 'new', label: 'Newest first', compare: (a, b) => b.id - a.id },
  { key: 'old', label: 'Oldest first', compare: (a, b) => a.id - b.id },
  { key: 'title', label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
]

type RowProps = { offer: Offer; isShown: boolean; onDelete: () => void }

function OfferRow({ offer: { title, description, picture }, isShown, onDelete }: RowProps) {
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-2 border-hairline border-b py-4 md:grid-cols-[9rem_1fr_auto] md:items-start">
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
        {isShown && (
          <p className="mt-0.5 font-semibold text-good text-sm">Shown on the Offers page</p>
        )}
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-3 max-w-prose text-quiet text-sm">
          {description}
        </p>
      </div>
      <RowAction
        tone="bad"
        onClick={onDelete}
        aria-label={`Delete ${title}`}
        className="max-md:col-start-2 max-md:justify-self-start"
      >
        Delete
      </RowAction>
    </li>
  )
}
