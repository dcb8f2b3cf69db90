import type { Dealer } from '#app/dealer/facts.ts'
import { AtSign } from '#app/ui/icons/at-sign.ts'
import { Camera } from '#app/ui/icons/camera.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { Play } from '#app/ui/icons/play.ts'
import { Share2 } from '#app/ui/icons/share-2.ts'
import { ThumbsUp } from '#app/ui/icons/thumbs-up.ts'
import * as words from './words.ts'

/** Four links at the edge of a desk's screen; on a phone folded under the header, and it scrolls away with the page. The signs are ours: no network's logo. */
export function SocialSidebar({ links }: { links: Dealer['social'] }) {
  return (
    <aside
      aria-label={words.socialMedia}
      className="absolute top-27 right-0 z-30 lg:fixed lg:top-1/2 lg:-translate-y-1/2"
    >
      <details id="social" className="group flex flex-col items-end">
        <summary
          aria-label={words.socialLinks}
          className="ml-auto grid size-11 list-none place-items-center rounded-l-control border border-hairline border-r-0 bg-surface text-quiet hover:text-ink"
        >
          <Share2 aria-hidden className="size-4 group-open:hidden" />
          <ChevronRight aria-hidden className="hidden size-4 group-open:block" />
        </summary>
        <ul className="overflow-hidden rounded-l-control border border-hairline border-r-0 bg-surface">
          {links.map(({ name, url }) => {
            const Sign = signs[name.toLowerCase()] ?? AtSign
            return (
              <li key={url}>
                <a
                  href={url}
                  rel="noopener me"
                  target="_blank"
                  aria-label={words.inNewTab(name)}
                  title={name}
                  className="grid size-11 place-items-center hover:bg-ground hover:text-signal-text"
                >
                  <Sign aria-hidden className="size-4.5" />
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </aside>
  )
}

const signs: Record<string, typeof AtSign> = {
  facebook: ThumbsUp,
  instagram: Camera,
  youtube: Play,
}
