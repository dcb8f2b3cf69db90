import { useState } from 'react'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { directionsUrl } from '#app/platform/dealer-details/directions.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { MapPin } from '#app/ui/icons/map-pin.ts'
import * as words from './map-embed-words.ts'

/**
 * The route to the dealer, shown beside the address. OpenStreetMap loads in a frame only if the
 * visitor requests it, to protect privacy and save data. The links are outside the frame, because a
 * browser does not tell whether a frame of another site has loaded.
 */
export function MapEmbed({ dealer }: { dealer: Dealer }) {
  const [state, setState] = useState<'hidden' | 'shown' | 'offline'>('hidden')
  const isShown = state === 'shown'
  const toggle = () => setState(isShown ? 'hidden' : navigator.onLine ? 'shown' : 'offline')
  return (
    <div className="self-start overflow-hidden rounded-picture border border-hairline bg-surface">
      {isShown && (
        <iframe
          src={mapEmbedUrl(dealer.map)}
          title={words.map(dealer.name, formatDealerAddress(dealer))}
          referrerPolicy="no-referrer"
          className="block h-72 w-full border-hairline border-b sm:h-[28rem]"
        />
      )}
      <div className="grid gap-4 p-4 sm:p-6">
        <p className="flex flex-wrap gap-3">
          <a
            href={directionsUrl(dealer)}
            target="_blank"
            rel="noreferrer"
            className={buttonClassName({ tone: 'ink' })}
          >
            <MapPin aria-hidden className="size-5 shrink-0" />
            {words.directions}
            <span className="sr-only">{words.directionsOpen}</span>
          </a>
          <Button className="noscript:hidden" onClick={toggle}>
            {isShown ? words.hideMap : words.showMap}
          </Button>
        </p>
        <div role="status" className="empty:hidden">
          {state === 'offline' && <p>{words.offline}</p>}
        </div>
        <p className="max-w-[60ch] text-quiet text-sm noscript:hidden">{words.whoServesTheMap}</p>
        <a
          href={dealer.map.link}
          className="link inline-flex min-h-11 items-center justify-self-start"
          target="_blank"
          rel="noreferrer"
        >
          {words.openMap}
        </a>
      </div>
    </div>
  )
}

/** Builds the address of a map that shows about 1.5 by 1 km around the dealer. */
function mapEmbedUrl({ lat, lng }: Dealer['map']): string {
  const query = new URLSearchParams({
    bbox: [lng - 0.008, lat - 0.005, lng + 0.008, lat + 0.005].map((it) => it.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
