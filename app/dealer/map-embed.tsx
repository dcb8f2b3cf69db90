import { useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { MapPin } from '#app/ui/icons/map-pin.ts'
import { addressLine } from './dealer.ts'
import type { Dealer } from './facts.ts'
import * as words from './map-words.ts'

/** The map comes from OpenStreetMap only when asked for (privacy, weight); the plain link is always there. */
export function MapEmbed({ dealer }: { dealer: Dealer }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="self-start overflow-hidden rounded-picture border border-hairline bg-surface">
      <div className="relative h-72 sm:h-[28rem]">
        {isShown ? (
          <iframe
            src={embedAddress(dealer.map)}
            title={words.map(dealer.name, addressLine(dealer))}
            referrerPolicy="no-referrer"
            className="size-full"
          />
        ) : (
          <>
            <StreetPlan />
            <div className="absolute inset-0 grid content-end justify-items-start gap-2 p-4 sm:p-6">
              <button
                type="button"
                className={buttonLook({ tone: 'ink', className: 'noscript:hidden' })}
                onClick={() => setShown(true)}
              >
                {words.showMap}
              </button>
              <p className="max-w-xs bg-surface/90 text-quiet text-sm noscript:hidden">
                {words.mapIsFetched}
              </p>
            </div>
          </>
        )}
      </div>
      <p className="border-hairline border-t px-4 py-1 sm:px-6">
        <a
          href={dealer.map.link}
          className="link inline-flex min-h-11 items-center gap-2"
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden className="size-5 shrink-0" />
          {words.openMap}
        </a>
      </p>
    </div>
  )
}

/** A window of about 1.5 by 1 km around the door. */
function embedAddress({ lat, lng }: Dealer['map']): string {
  const query = new URLSearchParams({
    bbox: [lng - 0.008, lat - 0.005, lng + 0.008, lat + 0.005].map((it) => it.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** Our own drawing of no place in particular, so that nothing is fetched before the visitor asks. */
function StreetPlan() {
  return (
    <svg
      viewBox="0 0 640 384"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full"
    >
      <g className="fill-none stroke-hairline" strokeWidth="10" strokeLinecap="round">
        <path d="M-20 92 C160 70 240 130 420 96 S620 60 680 76" strokeWidth="18" />
        <path d="M-20 300 C120 260 260 310 400 270 S600 250 680 284" />
        <path d="M96 -20 C120 120 70 240 130 420" />
        <path d="M300 -20 C330 110 300 250 352 420" strokeWidth="18" />
        <path d="M520 -20 C500 130 560 240 530 420" />
        <path d="M-20 190 L320 200 L680 172" strokeWidth="6" />
        <path d="M206 100 L214 300 M430 96 L424 270 M590 70 L604 262" strokeWidth="6" />
      </g>
      <path
        d="M-20 356 C140 330 220 380 330 352 S560 330 680 372 L680 420 L-20 420 Z"
        className="fill-hairline/60"
      />
      <g transform="translate(336 168)">
        <path
          d="M0 0 C-14 -20 -24 -30 -24 -46 A24 24 0 1 1 24 -46 C24 -30 14 -20 0 0 Z"
          className="fill-signal"
        />
        <circle cy="-46" r="8" className="fill-on-signal" />
      </g>
    </svg>
  )
}
